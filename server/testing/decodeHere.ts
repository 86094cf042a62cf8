import { decodeInChild, type Decoder } from '../images/decodeImage';
import { ImageError } from '../images/decodedImage';
import { rasterise } from '../images/raster';

/** Decodes pictures without starting a process. What an SVG needs is slower to load than a process is to start. */
export const decodeHere: Decoder = async (kind, bytes) => {
  if (kind === 'Svg') return decodeInChild(kind, bytes);
  return rasterise(bytes).catch((error: unknown) => {
    throw error instanceof ImageError ? error : new ImageError('Broken');
  });
};
