import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk, pngStart, withChunks } from '../../../server/images/testing/pngChunks';

const payload = 'alert(document.domain)';
/** What must never be served again: the payload, and the parts of a file that can hold it packed. */
export const broughtAlong = /alert\(document\.domain\)|tEXt|zTXt|iTXt|eXIf|EXIF/;
const page = `<html><script>${payload}</script></html>`;

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a7' } });

/** Pictures that are a page, a program or an archive too. */
export async function polyglots(): Promise<Buffer[]> {
  const [png, jpeg, webp] = await Promise.all(
    (['png', 'jpeg', 'webp'] as const).map((format) => picture(200).toFormat(format).toBuffer()),
  );
  if (!png || !jpeg || !webp) throw new Error('There are no pictures.');
  const behind = [png, jpeg, webp].map((file) => Buffer.concat([file, Buffer.from(page)]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><script>${payload}</script>
    <rect width="200" height="200" fill="teal" onclick="${payload}"/></svg>`;
  return [
    ...behind,
    withChunks(png, pngChunk('tEXt', Buffer.from(`Comment\0${page}`))),
    withChunks(png, pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(page)]))),
    await picture(200)
      .withExif({ IFD0: { Copyright: page } })
      .webp()
      .toBuffer(),
    Buffer.from(svg),
  ];
}

const largestSide = 2 ** 31 - 1;

function pngOf(side: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    pngStart,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const bombSide = 30_000;

/** Pictures of some kilobytes that would unpack to gigabytes, in truth or by what they say. */
export const bombs = (): Buffer[] => [
  pngOf(bombSide, deflateSync(Buffer.alloc(bombSide * (bombSide + 1)), { level: 9 })),
  pngOf(largestSide, deflateSync(Buffer.alloc(1000))),
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03011100021100031100', 'hex'),
];

const turbulence = '<feTurbulence baseFrequency="0.9" numOctaves="9999"/>'.repeat(50);

/** Would be drawn for minutes. */
export const burning = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">${turbulence}</filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
);

export const noImages: readonly Buffer[] = [
  Buffer.from('GIF89a/*'),
  deflateSync(Buffer.alloc(1_900_000)),
  Buffer.from('<html><svg>'),
];
