import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { imageKindOf } from './kinds';
import { maxPixels, toldPixels } from './toldPixels';
import sharp, { type Sharp } from 'sharp';

describe('sanitise svg', () => {
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
    ['a link that runs', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    [
      'a link that runs, spelled out',
      '<a xlink:href="&#106;avascript:alert(1)"><rect width="1" height="1"/></a>',
    ],
    ['a picture from elsewhere', '<image href="https://evil.test/alert(1).png" width="5" height="5"/>'],
    ['a file of the server', '<image xlink:href="file:///etc/passwd" width="5" height="5"/>'],
    ['a symbol from elsewhere', '<use href="https://evil.test/a.svg#alert(1)"/>'],
    [
      'a symbol in a data: address',
      '<use xlink:href="data:image/svg+xml;base64,PHN2Zz5hbGVydCgxKTwvc3ZnPg==#a"/>',
    ],
    ['a filter from elsewhere', '<filter id="f"><feImage href="https://evil.test/alert(1)"/></filter>'],
    ['a style sheet from elsewhere', '<style>@import url("https://evil.test/alert(1).css");</style>'],
    ['a style sheet spelled out', '<style>@\\69mport "https://evil.test/alert(1).css";</style>'],
    ['a colour from elsewhere', '<rect width="1" height="1" fill="url(https://evil.test/alert(1)#a)"/>'],
    ['a style from elsewhere', '<rect width="1" height="1" style="fill: url( \'//evil.test/alert(1)\' )"/>'],
    ['a style in a data: address', '<style>rect{background:url(data:text/html,alert(1))}</style>'],
    ['an animated address', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
    [
      'a set address',
      '<use id="u" href="#x"><set attributeName="href" to="https://evil.test/alert(1)"/></use>',
    ],
    ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"></iframe>'],
    ['a handler that breaks out', '<style><img src="</style><img src=x onerror=alert(1)//"></style>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.test/alert(1).css"?>'],
    [
      'an address with a tabulator in it',
      '<a href="java&#x09;script:alert(1)"><rect width="1" height="1"/></a>',
    ],
    ['an address in capitals', '<a href="JaVaScRiPt:alert(1)"><rect width="1" height="1"/></a>'],
    [
      'an address by another prefix',
      '<g xmlns:x="http://www.w3.org/1999/xlink"><use x:href="https://evil.test/#a"/></g>',
    ],
    ['a page in an address', '<a href="data:text/html,alert(1)"><rect width="1" height="1"/></a>'],
    ['a script by a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['a script in a description', '<desc><script>alert(1)</script></desc>'],
    ['a script behind a title', '<title><![CDATA[</title><script>alert(1)</script>]]></title>'],
    ['a script behind a comment', '<!--><script>alert(1)</script>-->'],
    ['a script behind metadata', '<metadata><svg><script>alert(1)</script></svg></metadata>'],
    ['a handler of an animation', '<animate attributeName="x" onbegin="alert(1)" dur="1s"/>'],
    [
      'a handler of SVG Tiny',
      '<handler type="text/ecmascript">alert(1)</handler><listener handler="#alert"/>',
    ],
    ['a font from elsewhere', '<style>@font-face{font-family:a;src:url(https://evil.test/alert(1))}</style>'],
    ['a binding', '<rect width="1" height="1" style="-moz-binding:url(https://evil.test/alert(1).xml#a)"/>'],
    ['a cursor from elsewhere', '<g cursor="url(https://evil.test/alert(1).cur)"><path d="M0 0"/></g>'],
    ['a mask from elsewhere', '<rect width="1" height="1" mask="url(file:///etc/passwd#m)"/>'],
    ['a picture in a picture', '<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>'],
    [
      'markup that HTML reads in another way',
      '<style><!--</style><img title="--><img src=x onerror=alert(1)>">',
    ],
    ['a template', '<template><script>alert(1)</script></template>'],
    ['an embedded object', '<embed src="https://evil.test/alert(1)"/><object data="https://evil.test"/>'],
    ['a formula that is none', '<math><mtext><script>alert(1)</script></mtext></math>'],
    ['a base address', '<g xml:base="https://evil.test/alert(1)/"/>'],
  ];

  const sanitiseEach = `
  const { sanitiseSvg } = require('./server/images/sanitiseSvg.ts');
  const sources = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  process.stdout.write(JSON.stringify(sources.map((source) => sanitiseSvg(source))));
`;

  /** As the decoding process does it: in plain Node, where jsdom can be loaded. */
  function sanitised(sources: string[]): string[] {
    const answer = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', sanitiseEach], {
      cwd: path.join(__dirname, '../..'),
      input: JSON.stringify(sources),
    });
    return JSON.parse(answer.toString());
  }

  let cleaned: string[];
  beforeAll(() => {
    cleaned = sanitised(attacks.map(([, attack]) => `${open}${box}${attack}</svg>`));
  });

  test.each(attacks.map(([name], index) => [name, index] as const))(
    '%s is gone, the rest is there',
    (_name, index) => {
      const clean = cleaned[index];
      expect(clean).toContain('<rect width="10" height="10" fill="#f00">');
      expect(clean).not.toMatch(
        /alert|evil|script|onload|onclick|onerror|data:|@|foreignObject|javascript|passwd/,
      );
    },
  );
});

describe('toldPixels', () => {
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
});
