import { inflateSync } from 'node:zlib';

const parseObjects = (pdf: Buffer): Map<string, string> => {
  const text = pdf.toString('latin1');
  const bodies = new Map<string, string>();
  for (const [, id, body] of text.matchAll(/(?<!\d)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    if (id !== undefined && body !== undefined) bodies.set(id, body);
  }
  return bodies;
};

const decodeStream = (body: string): string => {
  const [, raw] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (raw === undefined) return '';
  const bytes = Buffer.from(raw, 'latin1');
  return (body.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const fromHex = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** Returns the characters of a font by glyph number in hexadecimal. */
function parseCharacterMap(cmap: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [, first, , list] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    [...(list ?? '').matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) => {
      const glyph = (parseInt(first ?? '0', 16) + index).toString(16).padStart(4, '0');
      characters.set(glyph, fromHex(hex ?? ''));
    });
  }
  return characters;
}

interface TextRun {
  text: string;
  /** The left edge, in points. */
  x: number;
}

/** Returns the visible text in drawing order. Characters of right-to-left scripts are in visual order. */
export function textRuns(pdf: Buffer): TextRun[] {
  const pdfObjects = parseObjects(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of pdfObjects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(pdfObjects.get(id ?? '') ?? '') ?? [];
      if (name && cmap) fonts.set(name, parseCharacterMap(decodeStream(pdfObjects.get(cmap) ?? '')));
    }
  }
  const runs: TextRun[] = [];
  for (const body of pdfObjects.values()) {
    const content = decodeStream(body);
    if (!content.includes('BT')) continue;
    let characters: ReadonlyMap<string, string> = new Map();
    let x = 0;
    for (const [, left, font, glyphRuns] of content.matchAll(
      /1 0 0 1 ([\d.]+) [\d.]+ Tm|\/(F\d+) [\d.]+ Tf|\[([^[\]]*)\] TJ/g,
    )) {
      if (left !== undefined) x = Number(left);
      else if (font !== undefined) characters = fonts.get(font) ?? new Map();
      else {
        const glyphs = [...(glyphRuns ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
          ([, run]) => (run ?? '').match(/.{4}/g) ?? [],
        );
        runs.push({ text: glyphs.map((glyph) => characters.get(glyph.toLowerCase()) ?? '�').join(''), x });
      }
    }
  }
  return runs;
}

/** Returns the visible text in drawing order, one line per line of text, or per run of mixed scripts. */
export const pdfText = (pdf: Buffer): string =>
  textRuns(pdf)
    .map(({ text }) => text)
    .join('\n');

/** Returns the title in the properties of a PDF. */
export function pdfTitle(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const [, id = ''] = /\/Title (\d+) 0 R/.exec(source) ?? [];
  const [, escaped = ''] = new RegExp(`\\n${id} 0 obj\\n\\(([\\s\\S]*?)\\)\\nendobj`).exec(source) ?? [];
  const title = escaped.replace(/\\(.)/g, '$1');
  return title.startsWith('\u00fe\u00ff')
    ? Buffer.from(title.slice(2), 'latin1').swap16().toString('utf16le')
    : title;
}
