import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  name: string;
  /** False for images, which are already compressed. */
  isCompressed?: false;
  parts: AsyncIterable<string | Buffer>;
}

async function addEntries(zip: ZipFile, out: Readable, entries: AsyncIterable<ArchiveEntry>, mtime: Date) {
  for await (const { name, isCompressed = true, parts } of entries) {
    const stream = Readable.from(parts);
    const destroyStream = () => stream.destroy();
    out.once('close', destroyStream);
    zip.addReadStream(stream, name, { mtime, compress: isCompressed });
    // Waits for each entry, so that memory contains the parts of one entry only.
    await finished(stream);
    out.off('close', destroyStream);
  }
  zip.end();
}

/** Creates a ZIP stream that loads entries on demand, so that backpressure also limits database reads. */
export function createZip(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  // yazl declares a narrower type than its stream has.
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  addEntries(zip, out, entries, mtime).catch((error: Error) => out.destroy(error));
  return out;
}

/** Splits a stream into parts of `partBytes` bytes. The last one can be smaller. */
export async function* splitIntoParts(
  stream: AsyncIterable<Buffer>,
  partBytes: number,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    while (length >= partBytes) {
      const joined = Buffer.concat(chunks);
      yield joined.subarray(0, partBytes);
      chunks = [joined.subarray(partBytes)];
      length -= partBytes;
    }
  }
  if (length > 0) yield Buffer.concat(chunks);
}
