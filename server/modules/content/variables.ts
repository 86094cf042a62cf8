import { countryName } from '../../lib/countries';
import { escapeHtml } from '../../lib/escapeHtml';
import { calendarDayText } from '../../lib/localeText';

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

const longestFilled = 400_000;

const escapedValues = (values: VariableValues): ReadonlyMap<string, string> =>
  new Map(variableNames.map((name) => [name, escapeHtml(values[name] ?? '')]));

/**
 * Replaces the variables with their values, escaped; one without a value leaves nothing. Variables that would make the
 * text longer than 400,000 characters stay as they are written.
 */
export function fillVariables(html: string, values: VariableValues): string {
  const escaped = escapedValues(values);
  let room = longestFilled - html.length;
  return html.replace(written, (whole, inner: string) => {
    const value = escaped.get(inner.trim()) ?? whole;
    const growth = value.length - whole.length;
    if (growth > room) return whole;
    room -= growth;
    return value;
  });
}

/** Whether a text with its values is short enough to publish. */
export function fitsFilled(html: string, values: VariableValues): boolean {
  const escaped = escapedValues(values);
  let length = html.length;
  for (const [whole, inner = ''] of html.matchAll(written)) {
    length += (escaped.get(inner.trim()) ?? whole).length - whole.length;
  }
  return length <= longestFilled;
}

const namesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(written)].map(([, inner = '']) => inner.trim())),
];

const mostNamed = 10;

/** The braces at `index` with up to 30 characters of the text that belongs to them. */
function looseBraces(text: string, index: number): string {
  const isOpening = text.startsWith('{{', index);
  const rest = isOpening ? text.slice(index + 2, index + 32) : text.slice(Math.max(0, index - 30), index);
  return isOpening ? `{{${/^[^<{}]*/.exec(rest)?.[0]}` : `${rest.split(/[>{}]/).at(-1)}}}`;
}

/** Returns the first ten unknown names and unmatched braces, as written. */
export function unknownVariables(html: string): string[] {
  const unknown = namesIn(html).flatMap((name) => (isVariable(name) ? [] : [`{{${name}}}`]));
  const text = html.replace(written, '');
  const braces = /\{\{|\}\}/g;
  while (unknown.length < mostNamed && braces.test(text)) {
    unknown.push(looseBraces(text, braces.lastIndex - 2).trim());
  }
  return unknown.slice(0, mostNamed);
}

/** Those used that have no value. */
export const emptyVariables = (html: string, values: VariableValues): VariableName[] =>
  namesIn(html).filter((name): name is VariableName => isVariable(name) && !values[name]);
