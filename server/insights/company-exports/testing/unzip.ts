import { inflateRawSync } from 'node:zlib';

const endOfDirectorySignature = 0x06054b50;
const directoryEntrySignature = 0x02014b50;

/** Returns the files of a ZIP by name. Uses its central directory, like common archive programs. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from(new Uint32Array([endOfDirectorySignature]).buffer));
  const count = zip.readUInt16LE(end + 10);
  let position = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(position) !== directoryEntrySignature) throw new Error('The archive is broken.');
    const [method, size] = [zip.readUInt16LE(position + 10), zip.readUInt32LE(position + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(position + offset));
    const localHeader = zip.readUInt32LE(position + 42);
    const name = zip.toString('utf8', position + 46, position + 46 + (nameLength ?? 0));
    const start = localHeader + 30 + zip.readUInt16LE(localHeader + 26) + zip.readUInt16LE(localHeader + 28);
    const bytes = zip.subarray(start, start + size);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    position += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
