import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { imageKindOf } from './kinds';
import { maxPixels, toldPixels } from './toldPixels';

const told = (bytes: Uint8Array): number | null => {
  const kind = imageKindOf(bytes);
  return kind && toldPixels(bytes, kind);
};

const noise = (width: number, height: number, channels: 3 | 4): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 90, b: 200, alpha: 0.5 } } });

const encodings: [name: string, encoded: (width: number, height: number) => Promise<Buffer>][] = [
  ['a PNG', (width, height) => noise(width, height, 4).png().toBuffer()],
  ['a JPEG', (width, height) => noise(width, height, 3).jpeg().toBuffer()],
  ['a progressive JPEG', (width, height) => noise(width, height, 3).jpeg({ progressive: true }).toBuffer()],
  [
    'a JPEG with a comment and a profile',
    (width, height) =>
      noise(width, height, 3)
        .withExif({ IFD0: { Copyright: 'Northwind' } })
        .withIccProfile('srgb')
        .jpeg()
        .toBuffer(),
  ],
  ['a WebP', (width, height) => noise(width, height, 3).webp().toBuffer()],
  ['a WebP without loss', (width, height) => noise(width, height, 3).webp({ lossless: true }).toBuffer()],
  ['a WebP with what shines through', (width, height) => noise(width, height, 4).webp().toBuffer()],
];

test.each(encodings)('%s says how large it is', async (_name, encoded) => {
  for (const [width, height] of [
    [1, 1],
    [300, 7],
    [1023, 2050],
    [9000, 4],
  ] as const) {
    expect(told(await encoded(width, height))).toBe(width * height);
  }
});

test('the bytes of ones that may stand before a JPEG’s marker are passed over', async () => {
  const jpeg = await noise(30, 20, 3).jpeg().toBuffer();
  const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(500, 0xff), jpeg.subarray(2)]);
  expect(told(filled)).toBe(600);
});

test('no frame at all, half a beginning and nonsense are left to whoever decodes them', async () => {
  const whole = await Promise.all(encodings.map(([, encoded]) => encoded(40, 30)));
  for (const bytes of whole) {
    for (let length = 12; length < 24; length += 1)
      expect(told(bytes.subarray(0, length)) ?? 1200).toBe(1200);
  }
  expect(told(Buffer.from('ffd8ffd9', 'hex'))).toBeNull();
  expect(
    told(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"/>')),
  ).toBeNull();
});

test('whatever follows the first bytes, it ends and says a number or nothing', () => {
  const starts = ['89504e470d0a1a0a', 'ffd8ff', '52494646000000005745425056503820'].map((hex) =>
    Buffer.from(hex, 'hex'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      const pixels = told(Buffer.concat([start, rest]));
      expect(pixels === null || (Number.isFinite(pixels) && pixels >= 0)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('the most that is taken is 50 million', () => expect(maxPixels).toBe(50_000_000));
