import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { decodeImage } from './decodeImage';
import type { DecodedImage } from './decodedImage';
import { imageKindOf } from './kinds';
import { decodeInProcess } from './testing/decodeInProcess';
import { outcomesOf, type Outcome } from './testing/decodeOutcomes';

// A child process takes half a second to start, so most tests decode in this process.
const decodeWithoutChild = (bytes: Uint8Array) => decodeImage(bytes, [], decodeInProcess);

const square = (side = 200, background = '#ff0000') =>
  sharp({ create: { width: side, height: side, channels: 4, background } });

const pixelOf = async (png: Uint8Array) => [...(await sharp(png).resize(1, 1).raw().toBuffer())];

describe('decodeImage', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('converts a %s to PNG', async (format) => {
    const image = await decodeImage(await square().toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 200, height: 200, sourceWidth: 200, sourceHeight: 200, svg: null });
    expect(imageKindOf(image.png)).toBe('Png');
  });

  test('limits an image to 1024 pixels a side and returns its source size', async () => {
    const wide = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#00f' } });
    expect(await decodeWithoutChild(await wide.png().toBuffer())).toMatchObject({
      width: 1024,
      height: 512,
      sourceWidth: 3000,
      sourceHeight: 1500,
    });
  });

  test('applies the orientation of a photo and drops its EXIF data', async () => {
    const tall = sharp({ create: { width: 100, height: 300, channels: 3, background: '#0f0' } });
    const photo = await tall
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await decodeWithoutChild(photo);
    expect(image).toMatchObject({ width: 300, height: 100, sourceWidth: 300, sourceHeight: 100 });
    expect((await sharp(image.png).metadata()).exif).toBeUndefined();
  });

  test('decodes the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((color) => square(100, color).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);

    const image = await decodeWithoutChild(animation);
    expect(image).toMatchObject({ width: 100, height: 100 });
    const [red = 0, , blue = 255] = await pixelOf(image.png);
    expect(red).toBeGreaterThan(250);
    expect(blue).toBeLessThan(5);
  });

  test('drops HTML that follows an image', async () => {
    const page = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([await square().png().toBuffer(), Buffer.from(page)]);
    const { png } = await decodeWithoutChild(polyglot);
    expect(Buffer.from(png).includes('alert')).toBe(false);
  });
});

function chunk(type: string, data: Uint8Array): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, crc]);
}

/** Returns a file of a few kilobytes whose header declares `side` pixels a side. */
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

describe('decodeImage with an invalid file', () => {
  const expectRejection = (bytes: Uint8Array) => expect(decodeWithoutChild(bytes)).rejects;

  test('rejects an empty file', () => expectRejection(Buffer.alloc(0)).toMatchObject({ problem: 'Empty' }));

  test.each([
    ['plain text', Buffer.from('not an image')],
    ['an HTML page', Buffer.from('<!doctype html><html><body><svg onload="alert(1)"></svg></body></html>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00')],
    ['an executable', Buffer.from('MZ\x90\x00')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['text in UTF-16', Buffer.from('\ufeff<svg></svg>', 'utf16le')],
  ])('rejects %s', (_name, bytes) => expectRejection(bytes).toMatchObject({ problem: 'NotAnImage' }));

  test.each(['png', 'jpeg', 'webp'] as const)('rejects a truncated %s', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    });
    const wholeFile = await noise.toFormat(format).toBuffer();
    await expectRejection(wholeFile.subarray(0, wholeFile.length / 2)).toMatchObject({ problem: 'Broken' });
  });

  test('rejects a PNG with invalid data', () =>
    expectRejection(Buffer.from('\x89PNG\r\n\x1a\nand then something else', 'latin1')).toMatchObject({
      problem: 'Broken',
    }));

  test('rejects a small file that declares 900 million pixels', async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(10_000);
    await expectRejection(bomb).toMatchObject({ problem: 'TooManyPixels' });
  });
});

const svgStart =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">';
const box = '<rect width="10" height="10" fill="#f00"/>';
const svg = (inner: string) => Buffer.from(`${svgStart}${box}${inner}</svg>`);

const fullSvg = `<?xml version="1.0" encoding="utf-8"?>
  <!-- A comment -->
  <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
  ${svgStart}<style>.a{fill:url(#g)}</style>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#00f"/></linearGradient>
  <filter id="f"><feGaussianBlur stdDeviation="0"/></filter><g id="s">${box}</g></defs>
  <use xlink:href="#s"/><rect class="a" width="10" height="10" filter="url(#f)"/></svg>`;

const hostile = svg(
  `<script>alert(1)</script><rect onload="alert(1)" style="fill:url(https://evil.test/)"/>
   <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>
   <image href="https://evil.test/a.png" width="5" height="5"/><use href="data:image/svg+xml,alert#a"/>
   <style>@import url("https://evil.test/a.css");</style>`,
);

const invalidSvgs: [what: string, source: string | Buffer, problem: string][] = [
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>${svgStart}<text>&a;</text></svg>`, 'SvgWithEntities'],
  [
    'nested entities',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svgStart}<text>&b;</text></svg>`,
    'SvgWithEntities',
  ],
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgStart}<text>&x;</text></svg>`,
    'SvgWithEntities',
  ],
  ['no closing tag', `${svgStart}${box}<g>`, 'Broken'],
  ['invalid UTF-8', Buffer.concat([Buffer.from(svgStart), Buffer.from([0xff, 0xfe]), svg('')]), 'Broken'],
  [
    'only embedded images',
    `${svgStart}<image href="data:image/png;base64,AAAA" width="9" height="9"/></svg>`,
    'NothingLeft',
  ],
  ['no content', `${svgStart}</svg>`, 'NothingLeft'],
];

describe('decodeImage with an SVG', () => {
  let image: DecodedImage;
  let decoded: Outcome[];
  beforeAll(async () => {
    image = await decodeImage(Buffer.from(fullSvg));
    const sources = [
      Buffer.from(fullSvg),
      Buffer.from(image.svg ?? ''),
      Buffer.from(`<svg viewBox="0 0 10 10">${box}</svg>`),
      hostile,
      ...invalidSvgs.map(([, source]) => Buffer.from(source)),
    ];
    // All files are decoded in one process, because each process takes long to start.
    decoded = outcomesOf(sources);
  });

  const pixelOfOutcome = (outcome: Outcome | undefined) => pixelOf(Buffer.from(outcome?.png ?? '', 'latin1'));

  test('decodes it in a child process', async () => {
    expect(image.svg).toBe(decoded[0]?.svg);
    expect(await pixelOf(image.png)).toEqual([0, 0, 255, 255]);
  });

  test('rejects entities with the problem that the child process reports', async () => {
    const withEntities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>${svgStart}<text>&a;</text></svg>`;
    await expect(decodeImage(Buffer.from(withEntities))).rejects.toMatchObject({
      problem: 'SvgWithEntities',
    });
  });

  test('preserves gradients, styles, filters and symbols', async () => {
    const [image, sanitizedAgain] = decoded;
    expect(image).toMatchObject({ width: 1024, height: 1024 });
    expect(await pixelOfOutcome(image)).toEqual([0, 0, 255, 255]);
    for (const fragment of [
      'viewBox',
      'linearGradient',
      'feGaussianBlur',
      '.a{fill:url(#g)}',
      'xlink:href="#s"',
    ]) {
      expect(image?.svg).toContain(fragment);
    }
    // Sanitizing a stored SVG again does not change it.
    expect(sanitizedAgain?.svg).toBe(image?.svg);
  });

  test('adds a missing namespace', async () => {
    expect(await pixelOfOutcome(decoded[2])).toEqual([255, 0, 0, 255]);
  });

  test('removes scripts, event handlers, foreign content and external references', async () => {
    const image = decoded[3];
    expect(image?.svg).not.toMatch(/alert|evil|script|onload|onerror|data:|@|foreignObject/);
    expect(await pixelOfOutcome(image)).toEqual([255, 0, 0, 255]);
  });

  test.each(invalidSvgs.map(([name, , problem], index) => [name, problem, index] as const))(
    'rejects an SVG with %s',
    (_name, problem, index) => {
      expect(decoded[index + 4]).toEqual({ problem });
    },
  );
});
