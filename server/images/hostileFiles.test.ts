import { deflateSync } from 'node:zlib';
import { decodeImage } from './decodeImage';
import { noisy, outcomesOf, type Outcome } from './testing/hostile';
import { pngChunk as chunk, pngStart, withChunks } from './testing/pngChunks';

jest.setTimeout(120_000);

const script = '<script>alert(document.domain)</script>';
const page = `<html><body>${script}</body></html>`;
const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
const phar = '<?php alert(1); __HALT_COMPILER(); ?>';

/** As a comment of JPEG, which may stand right behind its first two bytes. */
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

describe('files that are a picture and something else too keep the picture alone', () => {
  const names = ['png', 'jpeg', 'webp'].flatMap((format) =>
    ['a page', 'an archive', 'a program'].map((what) => `${format} and ${what}`),
  );
  const embedded = [
    'a text chunk',
    'a packed text chunk',
    'a chunk of its own',
    'a JPEG comment',
    'EXIF of a WebP',
  ];
  let outcomes: Outcome[];

  beforeAll(async () => {
    const [png, jpeg, webp] = await Promise.all(
      (['png', 'jpeg', 'webp'] as const).map((format) => noisy(32).toFormat(format).toBuffer()),
    );
    if (!png || !jpeg || !webp) throw new Error('No pictures.');
    const behind = [png, jpeg, webp].flatMap((picture) =>
      [Buffer.from(page), archive, Buffer.from(phar)].map((tail) => Buffer.concat([picture, tail])),
    );
    const packed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(page)]);
    outcomes = outcomesOf([
      ...behind,
      withChunks(png, chunk('tEXt', Buffer.from(`Comment\0${page}`))),
      withChunks(png, chunk('zTXt', packed)),
      withChunks(png, chunk('phPx', Buffer.from(phar))),
      jpegComment(jpeg, page),
      await noisy(32)
        .withExif({ IFD0: { Copyright: page } })
        .webp()
        .toBuffer(),
    ]);
  });

  test.each([...names, ...embedded].map((name, at) => [name, at] as const))('%s', (_name, at) => {
    const outcome = outcomes[at];
    expect(outcome?.problem).toBeUndefined();
    expect(outcome?.png?.slice(0, 8)).toBe(pngStart.toString('latin1'));
    expect(outcome?.png).not.toMatch(/alert|PK\x05\x06|tEXt|zTXt|phPx|eXIf/);
  });
});

test.each([
  ['a GIF that is a script', 'GIF89a/*\0\0*/=1;alert(1)'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a TIFF from the other end', 'MM\0*\0\0\0\x08'],
  ['a BMP', 'BM\x3a\0\0\0'],
  ['an icon', '\0\0\x01\0\x01\0'],
  ['a Photoshop file', '8BPS\0\x01'],
  ['a HEIC', '\0\0\0\x18ftypheic'],
  ['an AVIF', '\0\0\0\x1cftypavif'],
  ['a JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['a JPEG XL', '\xff\x0a'],
  ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['a film', 'RIFF\0\0\0\0AVI LIST'],
  ['what ImageMagick would run', 'push graphic-context\nfill "url(https://evil.test/)"'],
  ['an SVG that is packed', '\x1f\x8b\x08\0'],
])('%s is no image, whatever it is called', async (_name, start) => {
  await expect(decodeImage(Buffer.from(start, 'latin1'))).rejects.toMatchObject({ problem: 'NotAnImage' });
});

/** The beginning of a picture that says how large it is, and holds nothing. */
function sizes(): [string, Buffer][] {
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
      Buffer.concat([pngStart, chunk('IHDR', png), chunk('IEND', Buffer.alloc(0))]),
    ],
    ['a JPEG of 65,535 pixels a side', jpeg],
    ['a WebP of 16,777,216 pixels a side', webp],
  ];
}

test('pictures that say they are as large as can be written are refused', () => {
  const files = sizes();
  const problems = outcomesOf(files.map(([, bytes]) => bytes)).map(({ problem }) => problem);
  expect(files.map(([name], at) => [name, problems[at]])).toEqual(
    files.map(([name]) => [name, expect.stringMatching(/^(TooManyPixels|Broken)$/)]),
  );
});
