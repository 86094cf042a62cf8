import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { seededRandom } from '../lib/random';
import { decodeImage } from './decodeImage';
import { imageKindOf } from './kinds';
import { noisy, outcomesOf } from './testing/hostile';
import { pngChunk as chunk, pngStart, withChunks } from './testing/pngChunks';

jest.setTimeout(120_000);

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

test('an SVG that would be drawn for minutes is stopped after five seconds', async () => {
  const turbulence = '<feTurbulence baseFrequency="0.9" numOctaves="9999"/>'.repeat(50);
  const burning = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><filter id="f">${turbulence}</filter>` +
      '<rect width="10" height="10" filter="url(#f)"/></svg>',
  );
  const startedAt = Date.now();

  await expect(decodeImage(burning)).rejects.toMatchObject({ problem: 'TooHard' });
  expect(Date.now() - startedAt).toBeGreaterThan(4_900);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
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
