import { badInput } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { removeUnstorable } from '../../../contract/text';
import type { MarketingIdentity } from './brand';
import type { Template } from './templates';
import { findUnknownTemplateVariable, templateVariablePattern } from '../../../contract/content';

/** A company's texts of a template by field key. Fields with their default text are missing. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What a template is filled with. */
export interface Content {
  identity: MarketingIdentity;
  /** Replaces the fields and variables of a design's text, such as `{{headline}}` and `{{title}}`. */
  fill: (text: string) => string;
}

/** Returns the content of a template: the company's texts, or the default texts of fields without one. */
export function createContent({ fields }: Template, texts: FieldTexts, identity: MarketingIdentity): Content {
  const { title, company, email, address } = identity;
  const variables = new Map(Object.entries({ title, company, email, link: address }));
  const replace = (text: string, values: ReadonlyMap<string, string>): string =>
    text
      .replace(templateVariablePattern, (placeholder, name: string) => values.get(name.trim()) ?? placeholder)
      .trim();
  const fieldValues = fields.map(
    ({ key, default: defaultText }) => [key, replace(texts[key] ?? defaultText, variables)] as const,
  );
  const values = new Map([...variables, ...fieldValues]);
  return { identity, fill: (text) => replace(text, values) };
}

const normalize = (value: string, isMultiline: boolean): string => {
  const text = removeUnstorable(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return isMultiline ? text.replace(/\n{3,}/g, '\n\n') : text.replace(/\s+/g, ' ');
};

function findProblem(value: string, maxLength: number): string | null {
  if (value.length > maxLength) return t('Enter at most {max} characters.', { max: maxLength });
  const unknown = findUnknownTemplateVariable(value);
  return unknown
    ? t('The variable {variable} doesn’t exist. Correct or remove it.', { variable: unknown })
    : null;
}

/**
 * Validates texts for storage and omits those that equal the default. Throws `BAD_USER_INPUT` with a message
 * for each invalid field.
 */
export function parseFieldTexts(
  { fields }: Template,
  inputs: readonly { key: string; value: string }[],
): FieldTexts {
  const problems: Record<string, string> = {};
  const result: Record<string, string> = {};
  for (const { key, value } of inputs) {
    const field = fields.find((candidate) => candidate.key === key);
    if (!field) throw badInput({ fields: t('This template has changed. Reload the page.') });
    const text = normalize(value, field.isMultiline ?? false);
    const problem = findProblem(text, field.maxLength);
    if (problem) problems[`fields.${key}`] = problem;
    if (text !== field.default) result[key] = text;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return result;
}
