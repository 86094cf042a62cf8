import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { imageKindOf } from './kinds';
import { maxPixels, declaredPixels } from './declaredPixels';
import sharp, { type Sharp } from 'sharp';

describe('sanitizeSvg', () => {
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">';
  const box = '<rect width="10" height="10" fill="#f00"/>';

  const attacks: [string, string][] = [
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['an event handler', '<rect width="1" height="1" onload="alert(1)" onclick="alert(1)"/>'],
    [
      'a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a javascript: link', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    [
      'a javascript: link with character references',
      '<a xlink:href="&#106;avascript:alert(1)"><rect width="1" height="1"/></a>',
    ],
    ['an external image', '<image href="https://evil.test/alert(1).png" width="5" height="5"/>'],
    ['a local file', '<image xlink:href="file:///etc/passwd" width="5" height="5"/>'],
    ['an external symbol', '<use href="https://evil.test/a.svg#alert(1)"/>'],
    [
      'a symbol in a data: URL',
      '<use xlink:href="data:image/svg+xml;base64,PHN2Zz5hbGVydCgxKTwvc3ZnPg==#a"/>',
    ],
    ['an external filter', '<filter id="f"><feImage href="https://evil.test/alert(1)"/></filter>'],
    ['an external style sheet', '<style>@import url("https://evil.test/alert(1).css");</style>'],
    ['an escaped @import', '<style>@\\69mport "https://evil.test/alert(1).css";</style>'],
    ['an external color', '<rect width="1" height="1" fill="url(https://evil.test/alert(1)#a)"/>'],
    ['an external style', '<rect width="1" height="1" style="fill: url( \'//evil.test/alert(1)\' )"/>'],
    ['a style in a data: URL', '<style>rect{background:url(data:text/html,alert(1))}</style>'],
    ['an animated href', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
    ['a set href', '<use id="u" href="#x"><set attributeName="href" to="https://evil.test/alert(1)"/></use>'],
    ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"></iframe>'],
    [
      'a handler that closes a style element',
      '<style><img src="</style><img src=x onerror=alert(1)//"></style>',
    ],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.test/alert(1).css"?>'],
    ['a URL that contains a tab', '<a href="java&#x09;script:alert(1)"><rect width="1" height="1"/></a>'],
    ['a javascript: link in mixed case', '<a href="JaVaScRiPt:alert(1)"><rect width="1" height="1"/></a>'],
    [
      'a reference with another namespace prefix',
      '<g xmlns:x="http://www.w3.org/1999/xlink"><use x:href="https://evil.test/#a"/></g>',
    ],
    ['a page in a data: URL', '<a href="data:text/html,alert(1)"><rect width="1" height="1"/></a>'],
    [
      'a script with a namespace prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    ['an HTML script', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['a script in a description', '<desc><script>alert(1)</script></desc>'],
    ['a script after a title', '<title><![CDATA[</title><script>alert(1)</script>]]></title>'],
    ['a script after a comment', '<!--><script>alert(1)</script>-->'],
    ['a script after metadata', '<metadata><svg><script>alert(1)</script></svg></metadata>'],
    ['an animation event handler', '<animate attributeName="x" onbegin="alert(1)" dur="1s"/>'],
    ['an SVG Tiny handler', '<handler type="text/ecmascript">alert(1)</handler><listener handler="#alert"/>'],
    ['an external font', '<style>@font-face{font-family:a;src:url(https://evil.test/alert(1))}</style>'],
    [
      'an XBL binding',
      '<rect width="1" height="1" style="-moz-binding:url(https://evil.test/alert(1).xml#a)"/>',
    ],
    ['an external cursor', '<g cursor="url(https://evil.test/alert(1).cur)"><path d="M0 0"/></g>'],
    ['an external mask', '<rect width="1" height="1" mask="url(file:///etc/passwd#m)"/>'],
    ['an embedded SVG image', '<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>'],
    [
      'markup that HTML parses differently',
      '<style><!--</style><img title="--><img src=x onerror=alert(1)>">',
    ],
    ['a template', '<template><script>alert(1)</script></template>'],
    ['an embedded object', '<embed src="https://evil.test/alert(1)"/><object data="https://evil.test"/>'],
    ['a script in MathML', '<math><mtext><script>alert(1)</script></mtext></math>'],
    ['a base URL', '<g xml:base="https://evil.test/alert(1)/"/>'],
  ];

  const sanitizeScript = `
  const { sanitizeSvg } = require('./server/platform/images/sanitizeSvg.ts');
  const sources = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  process.stdout.write(JSON.stringify(sources.map((source) => sanitizeSvg(source))));
`;

  /** Sanitizes in plain Node, as the decoding process does, because Jest can't load jsdom. */
  function sanitizeAll(sources: string[]): string[] {
    const output = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', sanitizeScript], {
      cwd: path.join(__dirname, '../../..'),
      input: JSON.stringify(sources),
    });
    return JSON.parse(output.toString());
  }

  let sanitized: string[];
  beforeAll(() => {
    sanitized = sanitizeAll(attacks.map(([, attack]) => `${open}${box}${attack}</svg>`));
  });

  test.each(attacks.map(([name], index) => [name, index] as const))(
    'removes %s and keeps the rest',
    (_name, index) => {
      const result = sanitized[index];
      expect(result).toContain('<rect width="10" height="10" fill="#f00">');
      expect(result).not.toMatch(
        /alert|evil|script|onload|onclick|onerror|data:|@|foreignObject|javascript|passwd/,
      );
    },
  );
});

describe('declaredPixels', () => {
  const pixelsOf = (bytes: Uint8Array): number | null => {
    const kind = imageKindOf(bytes);
    return kind && declaredPixels(bytes, kind);
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
    ['a lossless WebP', (width, height) => noise(width, height, 3).webp({ lossless: true }).toBuffer()],
    ['a WebP with transparency', (width, height) => noise(width, height, 4).webp().toBuffer()],
  ];

  test.each(encodings)('returns the pixel count of %s', async (_name, encoded) => {
    for (const [width, height] of [
      [1, 1],
      [300, 7],
      [1023, 2050],
      [9000, 4],
    ] as const) {
      expect(pixelsOf(await encoded(width, height))).toBe(width * height);
    }
  });

  test('skips the fill bytes before a JPEG marker', async () => {
    const jpeg = await noise(30, 20, 3).jpeg().toBuffer();
    const paddedJpeg = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(500, 0xff), jpeg.subarray(2)]);
    expect(pixelsOf(paddedJpeg)).toBe(600);
  });

  test('returns null or the right count for a truncated file, and null for an SVG and an empty JPEG', async () => {
    const wholeFiles = await Promise.all(encodings.map(([, encoded]) => encoded(40, 30)));
    for (const bytes of wholeFiles) {
      for (let length = 12; length < 24; length += 1)
        expect(pixelsOf(bytes.subarray(0, length)) ?? 1200).toBe(1200);
    }
    expect(pixelsOf(Buffer.from('ffd8ffd9', 'hex'))).toBeNull();
    expect(
      pixelsOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"/>')),
    ).toBeNull();
  });

  test('returns a number or null for random bytes after a valid signature', () => {
    const signatures = ['89504e470d0a1a0a', 'ffd8ff', '52494646000000005745425056503820'].map((hex) =>
      Buffer.from(hex, 'hex'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...signatures),
        fc.uint8Array({ maxLength: 400 }),
        (signature, remainingBytes) => {
          const pixels = pixelsOf(Buffer.concat([signature, remainingBytes]));
          expect(pixels === null || (Number.isFinite(pixels) && pixels >= 0)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('maxPixels is 50 million', () => expect(maxPixels).toBe(50_000_000));
});
