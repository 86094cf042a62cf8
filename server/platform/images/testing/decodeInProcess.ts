import { asImageError } from '../decodedImage';
import { decodeInChild, type Decoder } from '../decodeImage';

/**
 * Decodes PNG, JPEG and WebP in this process. SVG uses a child process, which starts faster than
 * the SVG libraries load here.
 */
export const decodeInProcess: Decoder = async (kind, bytes) => {
  if (kind === 'Svg') return decodeInChild(kind, bytes);
  // Imported late, because the library loads slowly and few tests decode an image.
  const { rasterize } = await import('../raster');
  return rasterize(bytes).catch((error: unknown) => {
    throw asImageError(error);
  });
};
