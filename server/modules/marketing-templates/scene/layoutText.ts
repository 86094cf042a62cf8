import type { FontName } from '../../../pdf/fontFiles';
import { widthOf } from './fonts';
import type { TextNode } from './scene';

export interface Line {
  text: string;
  x: number;
  baseline: number;
}

export interface LaidText {
  font: FontName;
  size: number;
  lines: Line[];
  height: number;
}

const usualLineHeight = 1.25;
const ascent = 0.93;
const shrink = 0.95;

/** The start of a word that is wider than its line, and the rest. */
function cut(word: string, room: number, font: FontName): [string, string] {
  const letters = Array.from(word);
  let count = 1;
  while (count < letters.length && widthOf(letters.slice(0, count + 1).join(''), font) <= room) count += 1;
  return [letters.slice(0, count).join(''), letters.slice(count).join('')];
}

/** A paragraph in lines of `room`, which counts in sizes of the font. Null where a word has to be cut and must not be. */
function wrap(paragraph: string, room: number, font: FontName, mayCut: boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (let word of paragraph.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, font) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    while (widthOf(word, font) > room && Array.from(word).length > 1) {
      if (!mayCut) return null;
      const [start, rest] = cut(word, room, font);
      lines.push(start);
      word = rest;
    }
    line = word;
  }
  return [...lines, line];
}

function linesAt(node: TextNode, size: number, font: FontName, mayCut: boolean): string[] | null {
  const lines: string[] = [];
  for (const paragraph of node.text.split('\n')) {
    const wrapped = wrap(paragraph, node.width / size, font, mayCut);
    if (!wrapped) return null;
    lines.push(...wrapped);
  }
  return lines;
}

/** The last line that fits, with a sign that more would follow. */
function ended(lines: string[], most: number, room: number, font: FontName): string[] {
  const kept = lines.slice(0, Math.max(1, most));
  let last = Array.from(kept.at(-1) ?? '');
  while (last.length > 1 && widthOf(`${last.join('').trimEnd()}…`, font) > room) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`];
}

function fitted(node: TextNode, font: FontName, lineHeight: number): { size: number; lines: string[] } {
  const least = node.least ?? node.size * 0.5;
  for (let { size } = node; size > least; size *= shrink) {
    const lines = linesAt(node, size, font, false);
    if (lines && lines.length * size * lineHeight <= node.height) return { size, lines };
  }
  const lines = linesAt(node, least, font, true) ?? [];
  const most = Math.floor(node.height / (least * lineHeight));
  return { size: least, lines: lines.length <= most ? lines : ended(lines, most, node.width / least, font) };
}

/** Where each line of a text stands: it wraps, gets smaller where it must, and never leaves its box. */
export function layoutText(node: TextNode): LaidText {
  const font = node.isBold ? 'Bold' : 'Plain';
  const lineHeight = node.lineHeight ?? usualLineHeight;
  const { size, lines } = fitted(node, font, lineHeight);
  const height = lines.length * size * lineHeight;
  const over = { top: 0, middle: (node.height - height) / 2, bottom: node.height - height }[
    node.valign ?? 'top'
  ];
  const top = node.y + Math.max(0, over) + size * ((lineHeight - 1) / 2 + ascent * 0.92);
  return {
    ...{ font, size, height },
    lines: lines.map((text, index) => ({
      text,
      x: node.align === 'center' ? node.x + (node.width - widthOf(text, font) * size) / 2 : node.x,
      baseline: top + index * size * lineHeight,
    })),
  };
}
