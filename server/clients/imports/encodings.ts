/** The supported encodings, as named in `openapi.yaml`. */
export const encodings = [
  ...(['UTF-8', 'UTF-16LE', 'UTF-16BE'] as const),
  ...(['Windows-1250', 'Windows-1251', 'Windows-1252', 'Windows-1253', 'Windows-1254'] as const),
  ...(['Windows-1255', 'Windows-1256', 'Windows-1257', 'Windows-1258'] as const),
  ...(['ISO-8859-2', 'ISO-8859-3', 'ISO-8859-4', 'ISO-8859-5', 'ISO-8859-6', 'ISO-8859-7'] as const),
  ...(['ISO-8859-8', 'ISO-8859-10', 'ISO-8859-13', 'ISO-8859-14', 'ISO-8859-15'] as const),
  ...(['KOI8-R', 'KOI8-U', 'Shift_JIS', 'EUC-JP', 'GB18030', 'Big5', 'EUC-KR'] as const),
] as const;

export type Encoding = (typeof encodings)[number];

export const isEncoding = (name: string): name is Encoding => (encodings as readonly string[]).includes(name);

// The Windows-1252 characters of the bytes 0x80 to 0x9f, which differ in Latin-1. The `TextDecoder` of
// Node.js 20 treats both encodings alike.
const windowsOnly = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => windowsOnly.charAt(character.charCodeAt(0) - 0x80));

/** Decodes bytes and removes a leading byte order mark; invalid bytes become U+FFFD. */
export const decodeAs = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'Windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
