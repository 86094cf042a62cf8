import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { decodeInProcess } from '../testing/decodeInProcess';
import { decodeImage } from './decodeImage';
import type { DecodedImage } from './decodedImage';
import { imageKindOf } from './kinds';
import { outcomesOf, type Outcome } from './testing/hostile';

// A child process takes half a second to start: only the tests about it start one.
const decodeHere = (bytes: Uint8Array) => decodeImage(bytes, [], decodeInProcess);

const square = (side = 200, background = '#ff0000') =>
  sharp({ create: { width: side, height: side, channels: 4, background } });

const pixelOf = async (png: Uint8Array) => [...(await sharp(png).resize(1, 1).raw().toBuffer())];

describe('pictures', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('a %s is made anew as PNG', async (format) => {
    const image = await decodeImage(await square().toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 200, height: 200, sourceWidth: 200, sourceHeight: 200, svg: null });
    expect(imageKindOf(image.png)).toBe('Png');
  });

  test('a large one is stored with 1024 pixels a side at most, its own size told', async () => {
    const wide = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#00f' } });
    expect(await decodeHere(await wide.png().toBuffer())).toMatchObject({
      width: 1024,
      height: 512,
      sourceWidth: 3000,
      sourceHeight: 1500,
    });
  });

  test('a photo that was taken sideways is turned, and what it says of its camera is dropped', async () => {
    const tall = sharp({ create: { width: 100, height: 300, channels: 3, background: '#0f0' } });
    const photo = await tall
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await decodeHere(photo);
    expect(image).toMatchObject({ width: 300, height: 100, sourceWidth: 300, sourceHeight: 100 });
    expect((await sharp(image.png).metadata()).exif).toBeUndefined();
  });

  test('of an animation the first picture is taken', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => square(100, colour).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);

    const image = await decodeHere(animation);
    expect(image).toMatchObject({ width: 100, height: 100 });
    const [red = 0, , blue = 255] = await pixelOf(image.png);
    expect(red).toBeGreaterThan(250);
    expect(blue).toBeLessThan(5);
  });

  test('a page that hides behind a picture is gone', async () => {
    const page = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([await square().png().toBuffer(), Buffer.from(page)]);
    const { png } = await decodeHere(polyglot);
    expect(Buffer.from(png).includes('alert')).toBe(false);
  });
});

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, crc]);
}

/** A few kilobytes that say they are 30,000 pixels a side. */
function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('files that are refused', () => {
  const refusal = (bytes: Uint8Array) => expect(decodeHere(bytes)).rejects;

  test('an empty one', () => refusal(Buffer.alloc(0)).toMatchObject({ problem: 'Empty' }));

  test.each([
    ['text under another name', Buffer.from('not a picture')],
    ['a page', Buffer.from('<!doctype html><html><body><svg onload="alert(1)"></svg></body></html>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00')],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['text in UTF-16', Buffer.from('\ufeff<svg></svg>', 'utf16le')],
  ])('%s', (_name, bytes) => refusal(bytes).toMatchObject({ problem: 'NotAnImage' }));

  test.each(['png', 'jpeg', 'webp'] as const)('half a %s', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    await refusal(whole.subarray(0, whole.length / 2)).toMatchObject({ problem: 'Broken' });
  });

  test('a PNG whose picture is no picture', () =>
    refusal(Buffer.from('\x89PNG\r\n\x1a\nand then something else', 'latin1')).toMatchObject({
      problem: 'Broken',
    }));

  test('a small file that would become 900 million pixels', async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(10_000);
    await refusal(bomb).toMatchObject({ problem: 'TooManyPixels' });
  });
});

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">';
const box = '<rect width="10" height="10" fill="#f00"/>';
const svg = (inner: string) => Buffer.from(`${open}${box}${inner}</svg>`);

const keeping = `<?xml version="1.0" encoding="utf-8"?>
  <!-- Made by hand -->
  <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
  ${open}<style>.a{fill:url(#g)}</style>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#00f"/></linearGradient>
  <filter id="f"><feGaussianBlur stdDeviation="0"/></filter><g id="s">${box}</g></defs>
  <use xlink:href="#s"/><rect class="a" width="10" height="10" filter="url(#f)"/></svg>`;

const hostile = svg(
  `<script>alert(1)</script><rect onload="alert(1)" style="fill:url(https://evil.test/)"/>
   <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>
   <image href="https://evil.test/a.png" width="5" height="5"/><use href="data:image/svg+xml,alert#a"/>
   <style>@import url("https://evil.test/a.css");</style>`,
);

const refused: [what: string, source: string | Buffer, problem: string][] = [
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>${open}<text>&a;</text></svg>`, 'SvgWithEntities'],
  [
    'entities of entities',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${open}<text>&b;</text></svg>`,
    'SvgWithEntities',
  ],
  [
    'an entity that is a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${open}<text>&x;</text></svg>`,
    'SvgWithEntities',
  ],
  ['half a file', `${open}${box}<g>`, 'Broken'],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(open), Buffer.from([0xff, 0xfe]), svg('')]),
    'Broken',
  ],
  [
    'only pictures it embeds',
    `${open}<image href="data:image/png;base64,AAAA" width="9" height="9"/></svg>`,
    'NothingLeft',
  ],
  ['nothing in it', `${open}</svg>`, 'NothingLeft'],
];

describe('an SVG', () => {
  // A process each would take a second each.
  let image: DecodedImage;
  let decoded: Outcome[];
  beforeAll(async () => {
    image = await decodeImage(Buffer.from(keeping));
    const sources = [
      Buffer.from(keeping),
      Buffer.from(image.svg ?? ''),
      Buffer.from(`<svg viewBox="0 0 10 10">${box}</svg>`),
      hostile,
      ...refused.map(([, source]) => Buffer.from(source)),
    ];
    decoded = outcomesOf(sources);
  });

  const pixelOfOutcome = (outcome: Outcome | undefined) => pixelOf(Buffer.from(outcome?.png ?? '', 'latin1'));

  test('is decoded in a process of its own', async () => {
    expect(image.svg).toBe(decoded[0]?.svg);
    expect(await pixelOf(image.png)).toEqual([0, 0, 255, 255]);
  });

  test('is refused with the problem that the other process found', async () => {
    const withEntities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>${open}<text>&a;</text></svg>`;
    await expect(decodeImage(Buffer.from(withEntities))).rejects.toMatchObject({
      problem: 'SvgWithEntities',
    });
  });

  test('keeps what it draws: gradients, styles, filters, symbols', async () => {
    const [image, again] = decoded;
    expect(image).toMatchObject({ width: 1024, height: 1024 });
    expect(await pixelOfOutcome(image)).toEqual([0, 0, 255, 255]);
    for (const kept of [
      'viewBox',
      'linearGradient',
      'feGaussianBlur',
      '.a{fill:url(#g)}',
      'xlink:href="#s"',
    ]) {
      expect(image?.svg).toContain(kept);
    }
    // What is served is a document in its own right, and safe already.
    expect(again?.svg).toBe(image?.svg);
  });

  test('that was cut out of a page is given its namespace', async () => {
    expect(await pixelOfOutcome(decoded[2])).toEqual([255, 0, 0, 255]);
  });

  test('that tries everything at once comes out clean', async () => {
    const image = decoded[3];
    expect(image?.svg).not.toMatch(/alert|evil|script|onload|onerror|data:|@|foreignObject/);
    expect(await pixelOfOutcome(image)).toEqual([255, 0, 0, 255]);
  });

  test.each(refused.map(([what, , problem], at) => [what, problem, at] as const))(
    'with %s is refused',
    (_what, problem, at) => {
      expect(decoded[at + 4]).toEqual({ problem });
    },
  );
});
