import { badInput } from '../../errors';
import type { Text } from './input';
import { wordsIn } from './words';
import { emptyVariables, fitsFilled, unknownVariables, type VariableValues } from './variables';

const listed = (names: readonly string[]): string => names.join(', ');

/** Refuses to publish what clients would find unfinished. */
export function refuseUnfinished({ title, summary, html }: Text, values: VariableValues): void {
  if (wordsIn(html) === 0 && !html.includes('<img')) {
    throw badInput({ html: 'There is nothing to read yet. Write something first.' });
  }
  // A title is read in lists and in the browser's own frame, where nothing is put in place of anything.
  if (/\{\{|\}\}/.test(title + summary)) {
    throw badInput({ title: 'A title and a summary can have no variables. Write the words themselves.' });
  }
  const unknown = unknownVariables(html);
  if (unknown.length > 0) {
    throw badInput({ html: `There is no variable ${listed(unknown)}. Correct it before you publish.` });
  }
  if (!fitsFilled(html, values)) {
    throw badInput({
      html: 'With its variables filled in, this text is longer than 400,000 characters. Use fewer variables.',
    });
  }
  const empty = emptyVariables(html, values).map((name) => `{{${name}}}`);
  if (empty.length > 0) {
    throw badInput({
      html: `Nothing is known to put in place of ${listed(empty)}. Add it to your company profile, or take it out of the text.`,
    });
  }
}
