import { createParagraph, type FontName, getFont, visualRuns } from '../../../platform';
import type { TextNode } from './scene';

const maxCachedWidths = 5000;
const widths = new Map<string, number>();

/** Returns the width of a text at font size 1. */
export function textWidth(text: string, name: FontName): number {
  const key = `${name} ${text}`;
  const cached = widths.get(key);
  if (cached !== undefined) return cached;
  const font = getFont(name);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (widths.size >= maxCachedWidths) widths.clear();
  widths.set(key, width);
  return width;
}

export interface Line {
  text: string;
  x: number;
  baseline: number;
}

export interface TextLayout {
  font: FontName;
  size: number;
  lines: Line[];
  height: number;
}

const defaultLineHeight = 1.25;
const ascent = 0.93;
const shrink = 0.95;

/** Splits a word that is wider than its line. The first part fits, or is a single character. */
function splitWord(word: string, maxWidth: number, font: FontName): [string, string] {
  const characters = Array.from(word);
  let count = 1;
  while (count < characters.length && textWidth(characters.slice(0, count + 1).join(''), font) <= maxWidth)
    count += 1;
  return [characters.slice(0, count).join(''), characters.slice(count).join('')];
}

/**
 * Wraps a paragraph to `maxWidth`, in units of the font size. Returns null if a word must be split but
 * `canSplit` is false.
 */
function wrap(paragraph: string, maxWidth: number, font: FontName, canSplit: boolean): string[] | null {
  const lines: string[] = [];
  let line = '';
  for (let word of paragraph.split(/\s+/).filter(Boolean)) {
    const extendedLine = line ? `${line} ${word}` : word;
    if (textWidth(extendedLine, font) <= maxWidth) {
      line = extendedLine;
      continue;
    }
    if (line) lines.push(line);
    while (textWidth(word, font) > maxWidth && Array.from(word).length > 1) {
      if (!canSplit) return null;
      const [head, rest] = splitWord(word, maxWidth, font);
      lines.push(head);
      word = rest;
    }
    line = word;
  }
  return [...lines, line];
}

function wrapText(node: TextNode, size: number, font: FontName, canSplit: boolean): string[] | null {
  const lines: string[] = [];
  for (const paragraph of node.text.split('\n')) {
    const wrapped = wrap(paragraph, node.width / size, font, canSplit);
    if (!wrapped) return null;
    lines.push(...wrapped);
  }
  return lines;
}

/** Shortens the lines to `maxLines` and ends the last one with an ellipsis. */
function truncate(lines: string[], maxLines: number, maxWidth: number, font: FontName): string[] {
  const visibleLines = lines.slice(0, Math.max(1, maxLines));
  let lastCharacters = Array.from(visibleLines.at(-1) ?? '');
  while (lastCharacters.length > 1 && textWidth(`${lastCharacters.join('').trimEnd()}…`, font) > maxWidth)
    lastCharacters = lastCharacters.slice(0, -1);
  return [...visibleLines.slice(0, -1), `${lastCharacters.join('').trimEnd()}…`];
}

function fitText(node: TextNode, font: FontName, lineHeight: number): { size: number; lines: string[] } {
  const minSize = node.minSize ?? node.size * 0.5;
  for (let { size } = node; size > minSize; size *= shrink) {
    const lines = wrapText(node, size, font, false);
    if (lines && lines.length * size * lineHeight <= node.height) return { size, lines };
  }
  const lines = wrapText(node, minSize, font, true) ?? [];
  const maxLines = Math.floor(node.height / (minSize * lineHeight));
  return {
    size: minSize,
    lines: lines.length <= maxLines ? lines : truncate(lines, maxLines, node.width / minSize, font),
  };
}

/** Positions the lines of a text. Wraps, shrinks and finally truncates it to fit its box. */
export function layoutText(node: TextNode): TextLayout {
  const font = node.isBold ? 'Bold' : 'Plain';
  const lineHeight = node.lineHeight ?? defaultLineHeight;
  const { size, lines } = fitText(node, font, lineHeight);
  const height = lines.length * size * lineHeight;
  const offset = { top: 0, middle: (node.height - height) / 2, bottom: node.height - height }[
    node.valign ?? 'top'
  ];
  const top = node.y + Math.max(0, offset) + size * ((lineHeight - 1) / 2 + ascent * 0.92);
  return {
    ...{ font, size, height },
    lines: lines.map((text, index) => ({
      text,
      x: node.align === 'center' ? node.x + (node.width - textWidth(text, font) * size) / 2 : node.x,
      baseline: top + index * size * lineHeight,
    })),
  };
}

/** Returns the parts of a line from left to right. Each is in one direction, and has to be shaped as a whole. */
export function lineRuns({ text, x, baseline }: Line, { font, size }: TextLayout): Line[] {
  let left = x;
  return visualRuns(createParagraph(text, 'auto')).map((run) => {
    const placed = { text: run, x: left, baseline };
    left += textWidth(run, font) * size;
    return placed;
  });
}
