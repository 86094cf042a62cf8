import { contentVariablePattern } from '../../../contract/content';
import { countryName } from '../../lib/countries';
import { escapeHtml } from '../../lib/strings';
import { calendarDayText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';
import type { ContentVariable } from '../../platform';
import type { ContentCompany } from './contentCompany.repository';

/** Variables that a text can contain, such as `{{company}}`. */
export const variableNames = [
  'company',
  'title',
  'email',
  'phone',
  'country',
  'website',
  'effectiveDate',
] as const;

export type VariableName = (typeof variableNames)[number];

/** Null for details that the company has not entered. */
export type VariableValues = Readonly<Record<VariableName, string | null>>;

interface VariableSource {
  name: string;
  email: string;
  phone: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  website: string | null;
}

/**
 * Returns the values of the variables. `title` is the public name of the brand. `effectiveOn` is the date of
 * a legal page, such as `2026-01-31`.
 */
export const toVariableValues = (
  { name, email, phone, country, website }: VariableSource,
  title: string | null,
  effectiveOn: string | null,
): VariableValues => ({
  company: name,
  title: title ?? name,
  email,
  phone,
  country: country && countryName(country),
  website,
  effectiveDate: effectiveOn && calendarDayText(effectiveOn),
});

const labelOf: Readonly<Record<VariableName, () => string>> = {
  company: () => t('Company name'),
  title: () => t('Public name'),
  email: () => t('Email address'),
  phone: () => t('Phone number'),
  country: () => t('Country'),
  website: () => t('Website'),
  effectiveDate: () => t('Effective date'),
};

export const variableValuesFor = (company: ContentCompany, effectiveOn: string | null): VariableValues =>
  toVariableValues(company, company.title, effectiveOn);

/** Returns the variables that an editor offers. Guides have no effective date. */
export const offeredVariables = (company: ContentCompany, effectiveOn: string | null): ContentVariable[] => {
  const values = variableValuesFor(company, effectiveOn);
  return variableNames
    .filter((name) => name !== 'effectiveDate' || effectiveOn !== null)
    .map((name) => ({ name, label: labelOf[name](), value: values[name] }));
};

const isVariable = (name: string): name is VariableName => variableNames.some((known) => known === name);

export const maxFilledLength = 400_000;

const escapedValues = (values: VariableValues): ReadonlyMap<string, string> =>
  new Map(variableNames.map((name) => [name, escapeHtml(values[name] ?? '')]));

/**
 * Replaces known variables with their escaped values, or with nothing if they have none. Leaves a variable
 * whose value would extend the text beyond 400,000 characters.
 */
export function fillVariables(html: string, values: VariableValues): string {
  const escaped = escapedValues(values);
  let remaining = maxFilledLength - html.length;
  return html.replace(contentVariablePattern, (placeholder, inner: string) => {
    const value = escaped.get(inner.trim()) ?? placeholder;
    const growth = value.length - placeholder.length;
    if (growth > remaining) return placeholder;
    remaining -= growth;
    return value;
  });
}

/** Returns whether the text with its values is short enough to publish. */
export function isWithinFilledLimit(html: string, values: VariableValues): boolean {
  const escaped = escapedValues(values);
  let length = html.length;
  for (const [placeholder, inner = ''] of html.matchAll(contentVariablePattern)) {
    length += (escaped.get(inner.trim()) ?? placeholder).length - placeholder.length;
  }
  return length <= maxFilledLength;
}

const variableNamesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(contentVariablePattern)].map(([, inner = '']) => inner.trim())),
];

const maxReported = 10;

/** Returns the braces at `index` with up to 30 adjacent characters. */
function unmatchedBraces(text: string, index: number): string {
  const isOpening = text.startsWith('{{', index);
  const rest = isOpening ? text.slice(index + 2, index + 32) : text.slice(Math.max(0, index - 30), index);
  return isOpening ? `{{${/^[^<{}]*/.exec(rest)?.[0]}` : `${rest.split(/[>{}]/).at(-1)}}}`;
}

/** Returns at most ten unknown variables and unmatched braces. */
export function unknownVariables(html: string): string[] {
  const unknown = variableNamesIn(html).flatMap((name) => (isVariable(name) ? [] : [`{{${name}}}`]));
  const text = html.replace(contentVariablePattern, '');
  const braces = /\{\{|\}\}/g;
  while (unknown.length < maxReported && braces.test(text)) {
    unknown.push(unmatchedBraces(text, braces.lastIndex - 2).trim());
  }
  return unknown.slice(0, maxReported);
}

/** Returns the variables in the text that have no value. */
export const emptyVariables = (html: string, values: VariableValues): VariableName[] =>
  variableNamesIn(html).filter((name): name is VariableName => isVariable(name) && !values[name]);
