import type { DecodedImage } from './decodedImage';
import { rasteriseSvg } from './raster';
import { sanitiseSvg } from './sanitiseSvg';

export const decodeSvg = async (bytes: Uint8Array): Promise<DecodedImage> =>
  rasteriseSvg(sanitiseSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
