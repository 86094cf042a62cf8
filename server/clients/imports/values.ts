import { t } from '../../lib/i18n/i18n';
import { badInput } from '../../lib/errors';
import {
  clientImportValueFields,
  type ClientImportValueField,
  clientStatuses,
} from '../../../contract/enums';
import type { ClientImportValue, ClientImportValueInput } from '../../platform';
import { isCountry } from '../../lib/countries';
import { normalizeLine } from '../../../contract/text';
import { languages } from '../../../contract/languages';
import { languageOf } from '../clientLanguages';
import { countryCode } from '../countryNames';
import { statusOf } from '../statusNames';
import type { Mapping } from './imports.repository';

/** A lookup of a company's plans by the plan cells of a file. */
export interface PlanLookup {
  /** Plan ids by the `valueKey` of the plan's name. */
  planIds: ReadonlyMap<string, string>;
  planNames: ReadonlyMap<string, string>;
}

/** Choices by the `keyOf` of their field and value. */
export type ValueChoices = ReadonlyMap<string, ClientImportValueInput>;

export const noChoices: ValueChoices = new Map();

export const updateFields: readonly ClientImportValueField[] = ['Country', 'Language'];

const valueMaxLength = 200;
/** The length to which messages shorten a value. */
const shownLength = 64;
const maxCounted = 1000;
const maxListed = 200;

/**
 * Returns the same key for values that differ only in case, whitespace or Unicode form. Accents count,
 * because plans can differ only by accents.
 */
export const valueKey = (value: string): string => normalizeLine(value).toLowerCase();

const keyOf = (field: ClientImportValueField, value: string): string => `${field} ${valueKey(value)}`;

export const findPlanId = (text: string, { planIds, planNames }: PlanLookup): string | null =>
  planNames.has(text.trim()) ? text.trim() : (planIds.get(valueKey(text)) ?? null);

const matches: Readonly<Record<ClientImportValueField, (value: string, plans: PlanLookup) => boolean>> = {
  Plan: (value, plans) => findPlanId(value, plans) !== null,
  Country: (value) => countryCode(value) !== null,
  Language: (value) => languageOf(value) !== null,
  Status: (value) => statusOf(value) !== null,
};

interface Cell {
  index: number;
  field: ClientImportValueField;
  value: string;
  key: string;
}

/** Returns the cells with an unknown plan, country, language or status. */
function unmatchedCells(
  row: readonly string[],
  mapping: Mapping,
  plans: PlanLookup,
  checkedFields: readonly ClientImportValueField[] = clientImportValueFields,
): Cell[] {
  return checkedFields.flatMap((field) => {
    const index = mapping.indexOf(field);
    const value = (row[index] ?? '').trim();
    const isUnmatched = value !== '' && value.length <= valueMaxLength && !matches[field](value, plans);
    return isUnmatched ? [{ index, field, value, key: keyOf(field, value) }] : [];
  });
}

const replacementOf = ({ field, action, replacement }: ClientImportValueInput, { planNames }: PlanLookup) => {
  if (action !== 'Replace') return '';
  return field === 'Plan' && !planNames.has(replacement ?? '') ? null : replacement;
};

/** Applies the choices to a row. Returns null if the row is skipped. */
export function applyChoices(
  row: readonly string[],
  mapping: Mapping,
  { choices, ...plans }: PlanLookup & { choices: ValueChoices },
  checkedFields?: readonly ClientImportValueField[],
): readonly string[] | null {
  if (choices.size === 0) return row;
  const cells = [...row];
  for (const { index, key } of unmatchedCells(row, mapping, plans, checkedFields)) {
    const choice = choices.get(key);
    if (choice?.action === 'SkipRow') return null;
    // If the selected plan was deleted, the cell keeps its value and the row is refused.
    if (choice) cells[index] = replacementOf(choice, plans) ?? cells[index] ?? '';
  }
  return cells;
}

/** Counts the unmatched values of a file, up to a limit that bounds memory. */
export class UnmatchedValues {
  readonly #counts = new Map<string, { field: ClientImportValueField; value: string; count: number }>();

  count(
    row: readonly string[],
    mapping: Mapping,
    plans: PlanLookup,
    checkedFields?: readonly ClientImportValueField[],
  ): void {
    for (const { field, value, key } of unmatchedCells(row, mapping, plans, checkedFields)) {
      const found = this.#counts.get(key);
      if (found) found.count += 1;
      else if (this.#counts.size < maxCounted) this.#counts.set(key, { field, value, count: 1 });
    }
  }

  /** Returns the most frequent values, and those with a choice, with their choices. */
  list(choices: ValueChoices): ClientImportValue[] {
    const found = [...this.#counts].sort(([, a], [, b]) => b.count - a.count);
    const listed = found.filter(([key], index) => index < maxListed || choices.has(key));
    return listed.map(([key, entry]) => ({
      ...entry,
      action: choices.get(key)?.action ?? null,
      replacement: choices.get(key)?.replacement ?? null,
    }));
  }
}

const replacementProblem = (
  { field, value: originalValue, replacement }: ClientImportValueInput,
  { planNames }: PlanLookup,
): string | null => {
  const text = replacement ?? '';
  const value = originalValue.slice(0, shownLength);
  if (field === 'Plan') {
    return planNames.has(text) ? null : t('Choose one of your plans for “{value}”.', { value });
  }
  if (field === 'Country') {
    return isCountry(text) ? null : t('Choose a two-letter country code for “{value}”.', { value });
  }
  if (field === 'Language') {
    return languages.some((language) => language === text)
      ? null
      : t('Choose a language for “{value}”.', { value });
  }
  return clientStatuses.some((status) => status === text)
    ? null
    : t('Choose a client status for “{value}”.', { value });
};

/**
 * Validates choices. Throws `BAD_USER_INPUT` for too many choices, two choices for a value or an invalid
 * replacement.
 */
export function parseChoices(inputs: readonly ClientImportValueInput[], plans: PlanLookup): ValueChoices {
  if (inputs.length > maxListed)
    throw badInput({ values: t('Choose replacements for at most {max} values.', { max: maxListed }) });
  const choices = new Map<string, ClientImportValueInput>();
  for (const choice of inputs) {
    const key = keyOf(choice.field, choice.value);
    if (choices.has(key))
      throw badInput({
        values: t('Choose only one replacement for “{value}”.', {
          value: choice.value.slice(0, shownLength),
        }),
      });
    const problem = choice.action === 'Replace' ? replacementProblem(choice, plans) : null;
    if (problem) throw badInput({ values: problem });
    const { field, value, action } = choice;
    const replacement = action === 'Replace' ? (choice.replacement ?? null) : null;
    choices.set(key, { field, value: value.trim().slice(0, valueMaxLength), action, replacement });
  }
  return choices;
}

/** Returns the choices in their stored form. The check sets the row counts later. */
export const toStoredChoices = (choices: ValueChoices): ClientImportValue[] =>
  [...choices.values()].map((choice) => ({ ...choice, count: 0 }));

export const fromStoredChoices = (stored: readonly ClientImportValue[]): ValueChoices =>
  new Map(
    stored.flatMap(({ field, value, action, replacement }) =>
      action
        ? [[keyOf(field, value), { field, value, action, replacement: replacement ?? null }] as const]
        : [],
    ),
  );
