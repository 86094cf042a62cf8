import { badInput, conflict, type DomainError } from '../../lib/errors';
import { listText, numberText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';
import type { TextContent } from './input';
import {
  emptyVariables,
  isWithinFilledLimit,
  maxFilledLength,
  unknownVariables,
  type VariableValues,
} from './variables';

export function countWords(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const words = /\S+/g;
  let count = 0;
  while (words.test(text)) count += 1;
  return count;
}

export const nothingToPublishError = (version: number): DomainError =>
  conflict(t('Nothing has changed since version {version} was published.', { version }));

/** Returns whether HTML has neither words nor images. */
export const isEmptyHtml = (html: string): boolean => countWords(html) === 0 && !html.includes('<img');

/**
 * Throws `BAD_USER_INPUT` if the text is empty, too long, or has unknown or empty variables, or if the title
 * or summary has variables.
 */
export function requirePublishable(text: TextContent, values: VariableValues): void {
  if (isEmptyHtml(text.html)) {
    throw badInput({ html: t('Add some text before you publish.') });
  }
  requireValidText(text, values);
}

/** Like `requirePublishable`, but accepts an empty text. */
export function requireValidText({ title, summary, html }: TextContent, values: VariableValues): void {
  // Lists and browser tabs show titles and summaries without filling variables.
  if (/\{\{|\}\}/.test(title + summary)) {
    throw badInput({
      title: t('Variables are not available in titles and summaries. Enter the text instead.'),
    });
  }
  const unknown = unknownVariables(html);
  if (unknown.length > 0) {
    throw badInput({
      html: t(
        '{count, plural, one {Unknown variable: {names}. Correct the text before you publish.} other {Unknown variables: {names}. Correct the text before you publish.}}',
        { count: unknown.length, names: listText(unknown, 'unit') },
      ),
    });
  }
  if (!isWithinFilledLimit(html, values)) {
    throw badInput({
      html: t(
        'This text is longer than {max} characters after its variables are filled in. Use fewer variables.',
        { max: numberText(maxFilledLength) },
      ),
    });
  }
  const empty = emptyVariables(html, values).map((name) => `{{${name}}}`);
  if (empty.length > 0) {
    throw badInput({
      html: t(
        '{count, plural, one {The variable {names} has no value. Complete your company profile or remove it from the text.} other {The variables {names} have no values. Complete your company profile or remove them from the text.}}',
        { count: empty.length, names: listText(empty, 'unit') },
      ),
    });
  }
}
