import sharp, { type Sharp } from 'sharp';
import { ImageError, type DecodedImage } from './decodedImage';
import { maxPixels } from './toldPixels';

const maxSide = 1024;
const cssDotsPerInch = 72;
const densities = { least: 1, most: 20_000 } as const;

sharp.cache(false);
sharp.concurrency(1);

const toPng = (image: Sharp) =>
  image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });

function refuseLarge(error: unknown): never {
  throw error instanceof Error && /pixel limit/i.test(error.message)
    ? new ImageError('TooManyPixels')
    : error;
}

/** Reads the first frame of a PNG, JPEG or WebP. */
export async function rasterise(bytes: Uint8Array): Promise<DecodedImage> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const { autoOrient } = await open().metadata().catch(refuseLarge);
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

/** Draws an SVG as large as it is stored. It must have been sanitised. */
export async function rasteriseSvg(svg: string): Promise<DecodedImage> {
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const wanted = (cssDotsPerInch * maxSide) / Math.max(width, height);
  const density = Math.min(densities.most, Math.max(densities.least, wanted));
  const open = () => sharp(bytes, { density, limitInputPixels: maxPixels });
  const { data, info } = await toPng(open());
  const { channels } = await sharp(data).stats();
  if (channels[3]?.max === 0) throw new ImageError('NothingLeft');
  const size = { width: info.width, height: info.height };
  return { png: data, svg, ...size, sourceWidth: info.width, sourceHeight: info.height };
}
