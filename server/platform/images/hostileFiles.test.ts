import { deflateSync } from 'node:zlib';
import { decodeImage } from './decodeImage';
import { noiseImage, outcomesOf, type Outcome } from './testing/decodeOutcomes';
import { pngChunk as chunk, pngSignature, withChunks } from './testing/pngChunks';

jest.setTimeout(120_000);

const script = '<script>alert(document.domain)</script>';
const page = `<html><body>${script}</body></html>`;
const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
const phar = '<?php alert(1); __HALT_COMPILER(); ?>';

/** Inserts a comment directly after the two-byte start marker of a JPEG. */
function jpegComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text),
    jpeg.subarray(2),
  ]);
}

describe('decoding a polyglot file', () => {
  const names = ['png', 'jpeg', 'webp'].flatMap((format) =>
    ['a page', 'an archive', 'a program'].map((content) => `${format} and ${content}`),
  );
  const embedded = [
    'a text chunk',
    'a compressed text chunk',
    'a custom chunk',
    'a JPEG comment',
    'WebP EXIF data',
  ];
  let outcomes: Outcome[];

  beforeAll(async () => {
    const [png, jpeg, webp] = await Promise.all(
      (['png', 'jpeg', 'webp'] as const).map((format) => noiseImage(32).toFormat(format).toBuffer()),
    );
    if (!png || !jpeg || !webp) throw new Error('No image could be created.');
    const polyglots = [png, jpeg, webp].flatMap((picture) =>
      [Buffer.from(page), archive, Buffer.from(phar)].map((tail) => Buffer.concat([picture, tail])),
    );
    const compressed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(page)]);
    outcomes = outcomesOf([
      ...polyglots,
      withChunks(png, chunk('tEXt', Buffer.from(`Comment\0${page}`))),
      withChunks(png, chunk('zTXt', compressed)),
      withChunks(png, chunk('phPx', Buffer.from(phar))),
      jpegComment(jpeg, page),
      await noiseImage(32)
        .withExif({ IFD0: { Copyright: page } })
        .webp()
        .toBuffer(),
    ]);
  });

  test.each([...names, ...embedded].map((name, index) => [name, index] as const))(
    'keeps only the pixels: %s',
    (_name, index) => {
      const outcome = outcomes[index];
      expect(outcome?.problem).toBeUndefined();
      expect(outcome?.png?.slice(0, 8)).toBe(pngSignature.toString('latin1'));
      expect(outcome?.png).not.toMatch(/alert|PK\x05\x06|tEXt|zTXt|phPx|eXIf/);
    },
  );
});

test.each([
  ['a GIF with a script', 'GIF89a/*\0\0*/=1;alert(1)'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a big-endian TIFF', 'MM\0*\0\0\0\x08'],
  ['a BMP', 'BM\x3a\0\0\0'],
  ['an icon', '\0\0\x01\0\x01\0'],
  ['a Photoshop file', '8BPS\0\x01'],
  ['a HEIC', '\0\0\0\x18ftypheic'],
  ['an AVIF', '\0\0\0\x1cftypavif'],
  ['a JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['a JPEG XL', '\xff\x0a'],
  ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['a video', 'RIFF\0\0\0\0AVI LIST'],
  ['an ImageMagick script', 'push graphic-context\nfill "url(https://evil.test/)"'],
  ['a compressed SVG', '\x1f\x8b\x08\0'],
])('decodeImage rejects %s', async (_name, header) => {
  await expect(decodeImage(Buffer.from(header, 'latin1'))).rejects.toMatchObject({ problem: 'NotAnImage' });
});

/**
 * Returns images with their test names. Each header declares the format's maximum size, but the file contains
 * no pixels.
 */
function oversizedImages(): [string, Buffer][] {
  const png = Buffer.alloc(13);
  png.writeUInt32BE(0x7fffffff, 0);
  png.writeUInt32BE(0x7fffffff, 4);
  png.set([8, 6], 8);
  const jpeg = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03011100021100031100',
    'hex',
  );
  const webp = Buffer.concat([
    Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from('ffffffffffff', 'hex'),
  ]);
  return [
    [
      'a PNG of 2,147,483,647 pixels a side',
      Buffer.concat([pngSignature, chunk('IHDR', png), chunk('IEND', Buffer.alloc(0))]),
    ],
    ['a JPEG of 65,535 pixels a side', jpeg],
    ['a WebP of 16,777,216 pixels a side', webp],
  ];
}

test('the decoders reject images that declare the maximum size of their format', () => {
  const files = oversizedImages();
  const problems = outcomesOf(files.map(([, bytes]) => bytes)).map(({ problem }) => problem);
  expect(files.map(([name], index) => [name, problems[index]])).toEqual(
    files.map(([name]) => [name, expect.stringMatching(/^(TooManyPixels|Broken)$/)]),
  );
});
