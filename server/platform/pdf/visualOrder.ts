import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { getFont } from './fonts';

/** `auto` is the direction of the first letter, and left to right for a text without letters. */
export type TextDirection = 'ltr' | 'rtl' | 'auto';

const bidi = bidiFactory();

/** A text with the direction of each of its characters. */
export interface Paragraph {
  text: string;
  levels: EmbeddingLevels;
}

export const createParagraph = (text: string, direction: TextDirection): Paragraph => ({
  text,
  levels: bidi.getEmbeddingLevels(text, direction),
});

/** Returns whether the order in memory is the order on paper. */
export const isLeftToRight = ({ levels }: Paragraph): boolean => levels.levels.every((level) => level === 0);

const isRightToLeft = (level: number): boolean => level % 2 === 1;

const reverse = (text: string): string => Array.from(text).reverse().join('');

/** Returns the characters of a run in the order in which `layout` prints them in the run's direction. */
function shapingOrder(characters: string, level: number): string {
  // The fonts have no glyphs for the marks.
  const text = withoutDirectionMarks(characters);
  // The script decides the direction: digits and punctuation need not have the direction of their run.
  const isReversed = getFont('Plain').layout(text).direction === 'rtl';
  return isReversed === isRightToLeft(level) ? text : reverse(text);
}

/**
 * Returns the runs of a line from left to right, by the Unicode Bidirectional Algorithm. The line is a part
 * of a paragraph, from `start` to before `end`. Each run has to be shaped as a whole.
 */
export function visualRuns({ text, levels }: Paragraph, start = 0, end = text.length): string[] {
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels, start, end - 1);
  const runs: { first: number; last: number; level: number }[] = [];
  const indices = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);
  for (const index of indices) {
    const level = levels.levels[index] ?? 0;
    const run = runs.at(-1);
    const isNext = run?.level === level && (index === run.last + 1 || index === run.first - 1);
    if (!isNext) runs.push({ first: index, last: index, level });
    else [run.first, run.last] = [Math.min(run.first, index), Math.max(run.last, index)];
  }
  return runs
    .map(({ first, last, level }) => {
      const characters = text.slice(first, last + 1).split('');
      return shapingOrder(
        characters.map((character, offset) => mirrored.get(first + offset) ?? character).join(''),
        level,
      );
    })
    .filter((run) => run !== '');
}
