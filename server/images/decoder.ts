import type { DecodedImage } from './decodedImage';
import type { ImageKind } from './kinds';

/** What reads a file of one kind; its libraries are loaded when it is asked for. */
export async function decoderFor(kind: ImageKind): Promise<(bytes: Uint8Array) => Promise<DecodedImage>> {
  const { rasterise, rasteriseSvg } = await import('./raster');
  if (kind !== 'Svg') return rasterise;
  const { sanitiseSvg } = await import('./sanitiseSvg');
  return async (bytes) => rasteriseSvg(sanitiseSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}
