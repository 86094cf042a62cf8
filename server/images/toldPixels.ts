import type { ImageKind } from './kinds';

/** What a picture may unpack to, before it is made smaller. */
export const maxPixels = 50_000_000;

type Told = (view: DataView) => number | null;

// Always the first chunk, after its length and its name, which in letters is IHDR.
const header = 0x49484452;

const toldByPng: Told = (view) =>
  view.getUint32(12) === header ? view.getUint32(16) * view.getUint32(20) : null;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

// Segments, each with its length, until one that says how large the frame is.
function toldByJpeg(view: DataView): number | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    // Any number of bytes of ones may stand before a marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

const fourteenBits = 0x3fff;

function toldByWebp(view: DataView): number | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  switch (chunk) {
    case 'VP8 ':
      return (view.getUint16(26, true) & fourteenBits) * (view.getUint16(28, true) & fourteenBits);
    case 'VP8L': {
      const sides = view.getUint32(21, true);
      return ((sides & fourteenBits) + 1) * (((sides >>> 14) & fourteenBits) + 1);
    }
    case 'VP8X':
      // Three bytes each, the first of the next one being the highest of the word.
      return ((view.getUint32(24, true) & 0xffffff) + 1) * ((view.getUint32(26, true) >>> 8) + 1);
    default:
      return null;
  }
}

const byKind: Readonly<Record<ImageKind, Told>> = {
  Png: toldByPng,
  Jpeg: toldByJpeg,
  Webp: toldByWebp,
  // It has none before it is drawn.
  Svg: () => null,
};

/** How many pixels a picture says it has, before anything of it is unpacked; null where it does not say so. */
export function toldPixels(bytes: Uint8Array, kind: ImageKind): number | null {
  try {
    return byKind[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // It ends before it has said so.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
