import { badInput } from '../../errors';
import { removeUnstorable } from '../../lib/plainText';
import type { MarketingIdentity } from './brand';
import type { Template } from './templates/template';

/** What a company has written in place of a template's own words, by the keys of its fields. */
export type Words = Readonly<Record<string, string>>;

const written = /\{\{([^{}]{0,80})\}\}/g;

const valuesOf = ({
  title,
  company,
  email,
  address,
}: MarketingIdentity): Readonly<Record<string, string>> => ({
  ...{ title, company, email, link: address },
});

const known = new Set(['title', 'company', 'email', 'link']);

/** The words of a field with what the company says of itself in place of the variables. */
export const wordsFor =
  ({ fields }: Template, own: Words, identity: MarketingIdentity) =>
  (key: string): string => {
    const field = fields.find((one) => one.key === key);
    const words = own[key] ?? field?.default ?? '';
    const values = valuesOf(identity);
    return words.replace(written, (whole, name: string) => values[name.trim()] ?? whole).trim();
  };

const clean = (value: string, isLong: boolean): string => {
  const text = removeUnstorable(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return isLong ? text.replace(/\n{3,}/g, '\n\n') : text.replace(/\s+/g, ' ');
};

function problemOf(value: string, maxLength: number): string | null {
  if (value.length > maxLength) return `Type ${maxLength} characters at most.`;
  const unknown = [...value.matchAll(written)].find(([, name = '']) => !known.has(name.trim()));
  return unknown ? `There is no variable ${unknown[0]}. Correct it, or take it out.` : null;
}

/** The given words as they are kept: those that are the template's own are left out. */
export function parseWords({ fields }: Template, given: readonly { key: string; value: string }[]): Words {
  const problems: Record<string, string> = {};
  const words: Record<string, string> = {};
  for (const { key, value } of given) {
    const field = fields.find((one) => one.key === key);
    if (!field) throw badInput({ words: 'This template has no such field. Reload the page.' });
    const text = clean(value, field.isLong ?? false);
    const problem = problemOf(text, field.maxLength);
    if (problem) problems[`words.${key}`] = problem;
    if (text !== field.default) words[key] = text;
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return words;
}
