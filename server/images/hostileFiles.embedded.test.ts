import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { seededRandom } from '../lib/random';
import { decodeImage } from './decodeImage';
import { imageKindOf } from './kinds';
import { pngChunk as chunk, pngStart, withChunks } from './testing/pngChunks';

jest.setTimeout(120_000);

const decodeEach = `
  const { rasterise } = require('./server/images/raster.ts');
  const { decodeSvg } = require('./server/images/decodeSvg.ts');
  const { imageKindOf } = require('./server/images/kinds.ts');
  async function outcomeOf(bytes) {
    const kind = imageKindOf(bytes);
    if (!kind) return { problem: 'NotAnImage' };
    try {
      const { png, svg } = await (kind === 'Svg' ? decodeSvg : rasterise)(bytes);
      return { png: Buffer.from(png).toString('latin1'), svg };
    } catch (error) {
      return { problem: error.problem ?? 'Broken' };
    }
  }
  (async () => {
    const outcomes = [];
    for (const file of JSON.parse(require('node:fs').readFileSync(0, 'utf8'))) {
      outcomes.push(await outcomeOf(Buffer.from(file, 'base64')));
    }
    process.stdout.write(JSON.stringify(outcomes));
  })();
`;

interface Outcome {
  problem?: string;
  png?: string;
  svg?: string | null;
}

/** What becomes of many files in one process; as those that decode do it with one each. */
function outcomesOf(files: readonly Uint8Array[]): Outcome[] {
  const answer = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', decodeEach], {
    cwd: path.join(__dirname, '../..'),
    input: JSON.stringify(files.map((file) => Buffer.from(file).toString('base64'))),
    maxBuffer: 200_000_000,
  });
  return JSON.parse(answer.toString()) as Outcome[];
}

const noisy = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });

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

test('a text chunk that unpacks to very much takes nothing down', async () => {
  const picture = await noisy(32).png().toBuffer();
  const packed = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(400_000_000), { level: 9 }),
  ]);
  const bomb = withChunks(picture, chunk('zTXt', packed));
  expect(bomb.length).toBeLessThan(500_000);
  const outcome = await decodeImage(bomb).then(
    ({ png }) => imageKindOf(png),
    (error: { problem: string }) => error.problem,
  );
  expect(['Png', 'Broken', 'TooHard']).toContain(outcome);
});

test('of thousands of frames one is read', async () => {
  const frame = await noisy(16).png().toBuffer();
  const frames = await sharp(
    Array.from({ length: 1000 }, () => frame),
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  expect(await decodeImage(frames)).toMatchObject({ width: 16, height: 16 });
});

test('cut off anywhere, or with any of its bytes changed, a file is refused or made anew', async () => {
  const random = seededRandom(20_261_121);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>',
  );
  const whole = [svg];
  for (const format of ['png', 'jpeg', 'webp'] as const)
    whole.push(await noisy(24).toFormat(format).toBuffer());
  const files = whole.flatMap((file) => [
    ...Array.from({ length: 25 }, (_, at) => file.subarray(0, Math.floor((file.length * at) / 25))),
    ...Array.from({ length: 25 }, () => {
      const changed = Buffer.from(file);
      for (let time = 0; time < 4; time += 1) changed[random.below(changed.length)] = random.below(256);
      return changed;
    }),
  ]);
  const outcomes = outcomesOf(files);
  expect(outcomes).toHaveLength(files.length);
  for (const { problem, png } of outcomes) {
    if (problem === undefined) expect(png?.slice(0, 8)).toBe(pngStart.toString('latin1'));
    else
      expect(['NotAnImage', 'Broken', 'TooManyPixels', 'NothingLeft', 'SvgWithEntities']).toContain(problem);
  }
});

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/>';
const levels = Array.from({ length: 12 }, (_, at) => at);

test.each([
  [
    'references to references, each ten times',
    `${open}<g id="a0"><path d="M0 0h1"/></g>${levels
      .map((at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`)
      .join('')}<use href="#a12"/></svg>`,
  ],
  ['a reference to itself', `${open}<g id="a"><use href="#a"/><use href="#a"/></g></svg>`],
  [
    'patterns within patterns',
    `${open}${levels
      .map(
        (at) =>
          `<pattern id="p${at}" width=".01" height=".01"><rect width="9" height="9" fill="url(#p${at + 1})"/></pattern>`,
      )
      .join('')}<rect width="10" height="10" fill="url(#p0)"/></svg>`,
  ],
  ['very many groups in each other', `${open}${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`],
  [
    'a very large drawing',
    open.replace('0 0 10 10', '0 0 1e9 1e9').replace('<svg', '<svg width="1e9" height="1e9"') + '</svg>',
  ],
  [
    'sizes that are none',
    open.replace('0 0 10 10', '0 0 NaN -1').replace('<svg', '<svg width="-5" height="1e-9"') + '</svg>',
  ],
  ['very long text', `${open}<text>${'x'.repeat(1_500_000)}</text></svg>`],
  [
    'very many attributes',
    `${open}<rect ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}/></svg>`,
  ],
])('an SVG with %s ends in a picture or a refusal, in its time', async (_name, source) => {
  const outcome = await decodeImage(Buffer.from(source)).then(
    ({ png, width, height }) => [imageKindOf(png), width <= 1024 && height <= 1024],
    (error: { problem?: string }) => error.problem,
  );
  expect([['Png', true], 'TooHard', 'Broken', 'NothingLeft', 'TooManyPixels']).toContainEqual(outcome);
});
