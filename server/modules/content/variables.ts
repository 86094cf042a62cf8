import { countryName } from '../../lib/countries';
import { escapeHtml } from '../../lib/escapeHtml';
import { calendarDayText } from '../../lib/ownLanguage';
import { shownHtml } from './sanitise';

/** What a text can leave to the company's details: `{{company}}`. */
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

/** Null for what the company has not said. */
export type VariableValues = Readonly<Record<VariableName, string | null>>;

interface Facts {
  name: string;
  email: string;
  phone: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  website: string | null;
}

/** `title` is the brand's, as clients read it; `effectiveOn` a legal page's, such as `2026-01-31`. */
export const valuesOf = (
  { name, email, phone, country, website }: Facts,
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

// Of bounded length: a text may be long, and is searched in one go.
const written = /\{\{([^{}<>]{0,60})\}\}/g;

const isVariable = (name: string): name is VariableName => variableNames.some((known) => known === name);

/** Puts the values in place of the variables, escaped; one without a value leaves nothing. */
export const fillVariables = (html: string, values: VariableValues): string =>
  html.replace(written, (whole, inner: string) => {
    const name = inner.trim();
    return isVariable(name) ? escapeHtml(values[name] ?? '') : whole;
  });

/** What clients read: sanitised again, after the values came in. */
export const renderContent = (html: string, values: VariableValues): string =>
  shownHtml(fillVariables(html, values));

const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(written)].map(([, inner = '']) => inner.trim())),
];

/** Names that nobody knows, and braces that are never closed or opened, as they were written. */
export function unknownVariables(html: string): string[] {
  const unknown = namesIn(html).filter((name) => !isVariable(name));
  const loose = html.replace(written, '').match(/\{\{[^<{}]{0,30}|[^>{}]{0,30}\}\}/g) ?? [];
  return [...unknown.map((name) => `{{${name}}}`), ...loose.map((text) => text.trim())];
}

/** Those used that have no value. */
export const emptyVariables = (html: string, values: VariableValues): VariableName[] =>
  namesIn(html).filter((name): name is VariableName => isVariable(name) && !values[name]);
