export type ImageKind = 'Png' | 'Jpeg' | 'Webp' | 'Svg';

const startsWith = (bytes: Uint8Array, wanted: readonly number[], at = 0): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

// What may stand before the root element: white space, declarations, comments and a document type.
const svgRoot =
  /^\uFEFF?\s*(?:(?:<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i;
const longestProlog = 20_000;

/** What a file is by its bytes; null when it is no image that is taken. Its name and its declared type are ignored. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'Png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'Jpeg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'Webp';
  return svgRoot.test(new TextDecoder().decode(bytes.subarray(0, longestProlog))) ? 'Svg' : null;
}
