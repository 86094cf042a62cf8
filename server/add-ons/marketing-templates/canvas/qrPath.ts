import { encode } from 'uqr';

/**
 * Returns the dark modules of a QR code as an SVG path of `size` by `size` units, including the quiet zone.
 */
export function qrPath(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
