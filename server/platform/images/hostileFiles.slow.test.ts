import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { seededRandom } from '../../lib/random';
import { decodeImage } from './decodeImage';
import { imageKindOf } from './kinds';
import { noiseImage, outcomesOf } from './testing/decodeOutcomes';
import { pngChunk as chunk, pngSignature, withChunks } from './testing/pngChunks';

jest.setTimeout(120_000);

test('decodeImage returns an image or throws an ImageError for a text chunk that expands to 400 MB', async () => {
  const picture = await noiseImage(32).png().toBuffer();
  const compressed = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(400_000_000), { level: 9 }),
  ]);
  const bomb = withChunks(picture, chunk('zTXt', compressed));
  expect(bomb.length).toBeLessThan(500_000);
  const outcome = await decodeImage(bomb).then(
    ({ png }) => imageKindOf(png),
    (error: { problem: string }) => error.problem,
  );
  expect(['Png', 'Broken', 'TooHard']).toContain(outcome);
});

test('decodeImage stops decoding an SVG after five seconds', async () => {
  const turbulence = '<feTurbulence baseFrequency="0.9" numOctaves="9999"/>'.repeat(50);
  const slowSvg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><filter id="f">${turbulence}</filter>` +
      '<rect width="10" height="10" filter="url(#f)"/></svg>',
  );
  const startedAt = Date.now();

  await expect(decodeImage(slowSvg)).rejects.toMatchObject({ problem: 'TooHard' });
  expect(Date.now() - startedAt).toBeGreaterThan(4_900);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
});

test('decodeImage decodes one frame of an animation with a thousand frames', async () => {
  const frame = await noiseImage(16).png().toBuffer();
  const frames = await sharp(
    Array.from({ length: 1000 }, () => frame),
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  expect(await decodeImage(frames)).toMatchObject({ width: 16, height: 16 });
});

test('the decoders reject or re-encode truncated and corrupted files', async () => {
  const random = seededRandom(20_261_121);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/></svg>',
  );
  const wholeFiles = [svg];
  for (const format of ['png', 'jpeg', 'webp'] as const)
    wholeFiles.push(await noiseImage(24).toFormat(format).toBuffer());
  const files = wholeFiles.flatMap((file) => [
    ...Array.from({ length: 25 }, (_, index) => file.subarray(0, Math.floor((file.length * index) / 25))),
    ...Array.from({ length: 25 }, () => {
      const corrupted = Buffer.from(file);
      for (let change = 0; change < 4; change += 1)
        corrupted[random.below(corrupted.length)] = random.below(256);
      return corrupted;
    }),
  ]);
  const outcomes = outcomesOf(files);
  expect(outcomes).toHaveLength(files.length);
  for (const { problem, png } of outcomes) {
    if (problem === undefined) expect(png?.slice(0, 8)).toBe(pngSignature.toString('latin1'));
    else
      expect(['NotAnImage', 'Broken', 'TooManyPixels', 'NothingLeft', 'SvgWithEntities']).toContain(problem);
  }
});

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f00"/>';
const levels = Array.from({ length: 12 }, (_, index) => index);

test.each([
  [
    'nested references, ten per level',
    `${open}<g id="a0"><path d="M0 0h1"/></g>${levels
      .map((index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`)
      .join('')}<use href="#a12"/></svg>`,
  ],
  ['a reference to itself', `${open}<g id="a"><use href="#a"/><use href="#a"/></g></svg>`],
  [
    'patterns within patterns',
    `${open}${levels
      .map(
        (index) =>
          `<pattern id="p${index}" width=".01" height=".01"><rect width="9" height="9" fill="url(#p${index + 1})"/></pattern>`,
      )
      .join('')}<rect width="10" height="10" fill="url(#p0)"/></svg>`,
  ],
  ['100,000 nested groups', `${open}${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`],
  [
    'a very large drawing',
    open.replace('0 0 10 10', '0 0 1e9 1e9').replace('<svg', '<svg width="1e9" height="1e9"') + '</svg>',
  ],
  [
    'invalid sizes',
    open.replace('0 0 10 10', '0 0 NaN -1').replace('<svg', '<svg width="-5" height="1e-9"') + '</svg>',
  ],
  ['very long text', `${open}<text>${'x'.repeat(1_500_000)}</text></svg>`],
  [
    '50,000 attributes',
    `${open}<rect ${Array.from({ length: 50_000 }, (_, index) => `a${index}="1"`).join(' ')}/></svg>`,
  ],
])('decodeImage returns an image or throws an ImageError for an SVG with %s', async (_name, source) => {
  const outcome = await decodeImage(Buffer.from(source)).then(
    ({ png, width, height }) => [imageKindOf(png), width <= 1024 && height <= 1024],
    (error: { problem?: string }) => error.problem,
  );
  expect([['Png', true], 'TooHard', 'Broken', 'NothingLeft', 'TooManyPixels']).toContainEqual(outcome);
});
