import { inflateSync } from 'node:zlib';

const objects = (pdf: Buffer): Map<string, string> => {
  const text = pdf.toString('latin1');
  const found = new Map<string, string>();
  for (const [, id, body] of text.matchAll(/(?<!\d)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    if (id !== undefined && body !== undefined) found.set(id, body);
  }
  return found;
};

const streamOf = (body: string): string => {
  const [, raw] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (raw === undefined) return '';
  const bytes = Buffer.from(raw, 'latin1');
  return (body.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const fromHex = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** What each glyph of a font stands for, by its number in hex. */
function lettersOf(cmap: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, , list] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    [...(list ?? '').matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) => {
      const glyph = (parseInt(first ?? '0', 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, fromHex(hex ?? ''));
    });
  }
  return letters;
}

/** What a reader sees, in the order it is drawn, a line for each line of text. */
export function pdfText(pdf: Buffer): string {
  const all = objects(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of all.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(all.get(id ?? '') ?? '') ?? [];
      if (name && cmap) fonts.set(name, lettersOf(streamOf(all.get(cmap) ?? '')));
    }
  }
  const lines: string[] = [];
  for (const body of all.values()) {
    const content = streamOf(body);
    if (!content.includes('BT')) continue;
    let letters: ReadonlyMap<string, string> = new Map();
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^[\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font) ?? new Map();
      else {
        const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
          ([, run]) => (run ?? '').match(/.{4}/g) ?? [],
        );
        lines.push(glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '�').join(''));
      }
    }
  }
  return lines.join('\n');
}
