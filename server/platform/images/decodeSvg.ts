import type { DecodedImage } from './decodedImage';
import { rasterizeSvg } from './raster';
import { sanitizeSvg } from './sanitizeSvg';

export const decodeSvg = async (bytes: Uint8Array): Promise<DecodedImage> =>
  rasterizeSvg(sanitizeSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
