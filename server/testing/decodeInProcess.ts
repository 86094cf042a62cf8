import { decodeInChild, type Decoder } from '../images/decodeImage';
import { asImageError } from '../images/decodedImage';

/** Decodes PNG, JPEG and WebP files in this process. SVG files take a child process, which starts faster than their libraries load. */
export const decodeInProcess: Decoder = async (kind, bytes) => {
  if (kind === 'Svg') return decodeInChild(kind, bytes);
  // Few tests decode an image, and the library takes longer to load than most of them run.
  const { rasterize } = await import('../images/raster');
  return rasterize(bytes).catch((error: unknown) => {
    throw asImageError(error);
  });
};
