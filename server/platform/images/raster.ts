import sharp, { type Sharp } from 'sharp';
import { ImageError, type DecodedImage } from './decodedImage';
import { maxPixels } from './declaredPixels';

const maxSide = 1024;
const cssDotsPerInch = 72;
const densityLimits = { min: 1, max: 20_000 } as const;

sharp.cache(false);
sharp.concurrency(1);

const toPng = (image: Sharp) =>
  image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });

function rethrowAsImageError(error: unknown): never {
  throw error instanceof Error && /pixel limit/i.test(error.message)
    ? new ImageError('TooManyPixels')
    : error;
}

/**
 * Decodes a PNG, a JPEG or the first frame of a WebP. Throws `ImageError` for too many pixels, or sharp's
 * error for a broken file.
 */
export async function rasterize(bytes: Uint8Array): Promise<DecodedImage> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const { autoOrient } = await open().metadata().catch(rethrowAsImageError);
  const { data, info } = await toPng(open());
  return {
    png: data,
    svg: null,
    width: info.width,
    height: info.height,
    sourceWidth: autoOrient.width,
    sourceHeight: autoOrient.height,
  };
}

/**
 * Renders a sanitized SVG at the maximum stored size. Throws `ImageError` if nothing is visible, or sharp's
 * error for a broken file.
 */
export async function rasterizeSvg(svg: string): Promise<DecodedImage> {
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const requiredDensity = (cssDotsPerInch * maxSide) / Math.max(width, height);
  const density = Math.min(densityLimits.max, Math.max(densityLimits.min, requiredDensity));
  const open = () => sharp(bytes, { density, limitInputPixels: maxPixels });
  const { data, info } = await toPng(open());
  const { channels } = await sharp(data).stats();
  if (channels[3]?.max === 0) throw new ImageError('NothingLeft');
  const size = { width: info.width, height: info.height };
  return { png: data, svg, ...size, sourceWidth: info.width, sourceHeight: info.height };
}
