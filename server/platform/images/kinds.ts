import type { ImageKind } from '../../../contract/uploads';

const startsWith = (bytes: Uint8Array, expected: readonly number[], offset = 0): boolean =>
  expected.every((byte, index) => bytes[offset + index] === byte);

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

// Whitespace, declarations, comments and a document type may precede the root element.
const svgRoot =
  /^\uFEFF?\s*(?:(?:<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i;
const maxPrologLength = 20_000;

/**
 * Returns the kind of an image by its content, or null if it is unsupported. Ignores the file name and the
 * declared type.
 */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'Png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'Jpeg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'Webp';
  return svgRoot.test(new TextDecoder().decode(bytes.subarray(0, maxPrologLength))) ? 'Svg' : null;
}
