import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk, pngSignature, withChunks } from '../../../server/platform/testing';

const payload = 'alert(document.domain)';
/** Matches the payload, and the image metadata chunks that could contain it, compressed or not. */
export const injectedContent = /alert\(document\.domain\)|tEXt|zTXt|iTXt|eXIf|EXIF/;
const page = `<html><script>${payload}</script></html>`;

const blankImage = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a7' } });

/** Returns images that also contain an HTML page or a script. */
export async function createPolyglots(): Promise<Buffer[]> {
  const [png, jpeg, webp] = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map((format) => blankImage(200).toFormat(format).toBuffer()),
  );
  if (!png || !jpeg || !webp) throw new Error('No image could be created.');
  const withTrailingPage = [png, jpeg, webp].map((file) => Buffer.concat([file, Buffer.from(page)]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><script>${payload}</script>
    <rect width="200" height="200" fill="teal" onclick="${payload}"/></svg>`;
  return [
    ...withTrailingPage,
    withChunks(png, pngChunk('tEXt', Buffer.from(`Comment\0${page}`))),
    withChunks(png, pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(page)]))),
    await blankImage(200)
      .withExif({ IFD0: { Copyright: page } })
      .webp()
      .toBuffer(),
    Buffer.from(svg),
  ];
}

const maxSide = 2 ** 31 - 1;

function createPng(side: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const bombSide = 30_000;

/** Returns files of at most 1 MB that decompress to 900 MB or declare at least four billion pixels. */
export const createImageBombs = (): Buffer[] => [
  createPng(bombSide, deflateSync(Buffer.alloc(bombSide * (bombSide + 1)), { level: 9 })),
  createPng(maxSide, deflateSync(Buffer.alloc(1000))),
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03011100021100031100', 'hex'),
];

const turbulence = '<feTurbulence baseFrequency="0.9" numOctaves="9999"/>'.repeat(50);

/** An SVG that takes minutes to draw. */
export const slowSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">${turbulence}</filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
);

export const invalidImages: readonly Buffer[] = [
  Buffer.from('GIF89a/*'),
  deflateSync(Buffer.alloc(1_900_000)),
  Buffer.from('<html><svg>'),
];
