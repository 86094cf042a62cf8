import { decodeInChild, type Decoder } from '../images/decodeImage';
import { asImageError } from '../images/decodedImage';
import { rasterise } from '../images/raster';

/** Decodes PNG, JPEG and WebP files in this process. SVG files take a child process, which starts faster than their libraries load. */
export const decodeInProcess: Decoder = async (kind, bytes) => {
  if (kind === 'Svg') return decodeInChild(kind, bytes);
  return rasterise(bytes).catch((error: unknown) => {
    throw asImageError(error);
  });
};
