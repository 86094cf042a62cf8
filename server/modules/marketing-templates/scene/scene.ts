/** Everything is in the units of its page: pixels of pictures, points of PDFs. */
interface Area {
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
  /** As large as this where it fits, and never smaller than `least`: then the end is cut off. */
  size: number;
  least?: number;
  isBold?: boolean;
  colour: string;
  /** What it stands on: nobody draws it, tests measure by it. */
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

/** A QR code, with the quiet space around it. */
export interface QrNode extends Area {
  kind: 'qr';
  value: string;
}

export type SceneNode = BoxNode | CircleNode | TextNode | ImageNode | QrNode;

export interface Page {
  width: number;
  height: number;
  ground: string;
  nodes: readonly SceneNode[];
}
