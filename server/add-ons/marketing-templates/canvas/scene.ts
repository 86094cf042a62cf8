import { encode } from 'uqr';

/** Coordinates are in units of the page: pixels for images, points for PDFs. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BoxNode extends Area {
  kind: 'box';
  fill: string;
  radius?: number;
}

export interface CircleNode {
  kind: 'circle';
  x: number;
  y: number;
  radius: number;
  fill: string;
}

export interface TextNode extends Area {
  kind: 'text';
  text: string;
  /** Preferred font size. Longer texts shrink down to `minSize` and are then truncated. */
  size: number;
  minSize?: number;
  isBold?: boolean;
  colour: string;
  /** The color behind the text. It isn't drawn. Tests use it to check the contrast. */
  on: string;
  align?: 'left' | 'center';
  valign?: 'top' | 'middle' | 'bottom';
  lineHeight?: number;
}

export interface ImageNode extends Area {
  kind: 'image';
  png: Buffer;
  align?: 'left' | 'center';
}

/** A QR code including its quiet zone. */
export interface QrNode extends Area {
  kind: 'qr';
  value: string;
}

export type SceneNode = BoxNode | CircleNode | TextNode | ImageNode | QrNode;

export interface Page {
  width: number;
  height: number;
  background: string;
  nodes: readonly SceneNode[];
}

/**
 * Returns the dark modules of a QR code as an SVG path of `size` by `size` units, including the quiet zone.
 */
export function qrPath(value: string): { size: number; path: string } {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
