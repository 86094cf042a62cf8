import { badInput, conflict, type DomainError } from '../../lib/errors';
import type { TextContent } from './input';
import { emptyVariables, isWithinFilledLimit, unknownVariables, type VariableValues } from './variables';

export function countWords(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const words = /\S+/g;
  let count = 0;
  while (words.test(text)) count += 1;
  return count;
}

export const nothingToPublishError = (version: number): DomainError =>
  conflict(`Nothing has changed since version ${version} was published.`);

const joinNames = (names: readonly string[]): string => names.join(', ');

/**
 * Throws `BAD_USER_INPUT` if the text is empty, too long, or has unknown or empty variables, or if the title
 * or summary has variables.
 */
export function requirePublishable({ title, summary, html }: TextContent, values: VariableValues): void {
  if (countWords(html) === 0 && !html.includes('<img')) {
    throw badInput({ html: 'There is nothing to read yet. Write something first.' });
  }
  // Lists and browser tabs show titles and summaries without filling variables.
  if (/\{\{|\}\}/.test(title + summary)) {
    throw badInput({ title: 'A title and a summary can have no variables. Write the words themselves.' });
  }
  const unknown = unknownVariables(html);
  if (unknown.length > 0) {
    throw badInput({ html: `There is no variable ${joinNames(unknown)}. Correct it before you publish.` });
  }
  if (!isWithinFilledLimit(html, values)) {
    throw badInput({
      html: 'With its variables filled in, this text is longer than 400,000 characters. Use fewer variables.',
    });
  }
  const empty = emptyVariables(html, values).map((name) => `{{${name}}}`);
  if (empty.length > 0) {
    throw badInput({
      html: `Nothing is known to put in place of ${joinNames(empty)}. Add it to your company profile, or take it out of the text.`,
    });
  }
}
