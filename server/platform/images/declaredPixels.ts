import type { ImageKind } from '../../../contract/uploads';

/** The maximum number of pixels of an image before it is resized. */
export const maxPixels = 50_000_000;

type PixelReader = (view: DataView) => number | null;

// `IHDR`, the type of a PNG's first chunk.
const pngHeaderType = 0x49484452;

const pngPixels: PixelReader = (view) =>
  view.getUint32(12) === pngHeaderType ? view.getUint32(16) * view.getUint32(20) : null;

const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

// Skips segments up to the frame header, which contains the size.
function jpegPixels(view: DataView): number | null {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrameMarker(marker)) return view.getUint16(offset + 5) * view.getUint16(offset + 7);
    // Any number of 0xFF fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(offset + 2));
  }
  return null;
}

const fourteenBits = 0x3fff;

function webpPixels(view: DataView): number | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((offset) => view.getUint8(offset)));
  switch (chunk) {
    case 'VP8 ':
      return (view.getUint16(26, true) & fourteenBits) * (view.getUint16(28, true) & fourteenBits);
    case 'VP8L': {
      const sides = view.getUint32(21, true);
      return ((sides & fourteenBits) + 1) * (((sides >>> 14) & fourteenBits) + 1);
    }
    case 'VP8X':
      // Each side takes three bytes. The second read starts one byte early and drops that byte.
      return ((view.getUint32(24, true) & 0xffffff) + 1) * ((view.getUint32(26, true) >>> 8) + 1);
    default:
      return null;
  }
}

const pixelReaders: Readonly<Record<ImageKind, PixelReader>> = {
  Png: pngPixels,
  Jpeg: jpegPixels,
  Webp: webpPixels,
  // An SVG has no pixels until it is rendered.
  Svg: () => null,
};

/**
 * Returns the number of pixels that an image's header declares, without decompressing it, or null if the
 * header has no size.
 */
export function declaredPixels(bytes: Uint8Array, kind: ImageKind): number | null {
  try {
    return pixelReaders[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // The file ends before the header field with the size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
