import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  name: string;
  /** Pictures are compressed already. */
  isCompressed?: false;
  parts: AsyncIterable<string | Buffer>;
}

async function feed(zip: ZipFile, out: Readable, entries: AsyncIterable<ArchiveEntry>, mtime: Date) {
  for await (const { name, isCompressed = true, parts } of entries) {
    const stream = Readable.from(parts);
    const leave = () => stream.destroy();
    out.once('close', leave);
    zip.addReadStream(stream, name, { mtime, compress: isCompressed });
    // One after another, so that no more than one entry's parts are in memory.
    await finished(stream);
    out.off('close', leave);
  }
  zip.end();
}

/** One ZIP of the entries, each read while it is written: whoever reads slowly slows the reading of rows. */
export function zipOf(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  // The library promises less of its stream than it is.
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  feed(zip, out, entries, mtime).catch((error: Error) => out.destroy(error));
  return out;
}

/** The bytes of a stream in pieces of that size, the last one smaller. */
export async function* inParts(stream: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= partBytes) {
      const whole = Buffer.concat(waiting);
      yield whole.subarray(0, partBytes);
      waiting = [whole.subarray(partBytes)];
      length -= partBytes;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
