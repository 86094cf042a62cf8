import { badInput } from '../../errors';
import type {
  ClientImportValue,
  ClientImportValueField,
  ClientImportValueInput,
} from '../../schema.generated';
import { isCountry } from '../../lib/countries';
import { oneLine } from '../../lib/plainText';
import { countryCode } from '../clients/countryNames';
import { clientStatuses, statusField } from '../clients/fields';
import type { Mapping } from './sql';

/** The company's plans, which values are compared with. */
export interface KnownPlans {
  /** By `valueKey` of the name. */
  planIds: ReadonlyMap<string, string>;
  planNames: ReadonlyMap<string, string>;
}

/** The choice for each unmatched value, by `keyOf`. */
export type ValueChoices = ReadonlyMap<string, ClientImportValueInput>;

export const noChoices: ValueChoices = new Map();

const fields: readonly ClientImportValueField[] = ['Plan', 'Country', 'Status'];
/** The fields that an update of an existing client reads. */
export const fieldsOfUpdates: readonly ClientImportValueField[] = ['Country'];

const valueMaxLength = 200;
const mostCounted = 1000;
const mostShown = 200;

/** Returns the key that all forms of a value share. Accents count: plans can differ by them alone. */
export const valueKey = (value: string): string => oneLine(value).toLowerCase();

const keyOf = (field: ClientImportValueField, value: string): string => `${field} ${valueKey(value)}`;

/** Finds the id of a plan by its name or id. */
export const planIdOf = (text: string, { planIds, planNames }: KnownPlans): string | null =>
  planNames.has(text.trim()) ? text.trim() : (planIds.get(valueKey(text)) ?? null);

const matches: Readonly<Record<ClientImportValueField, (value: string, plans: KnownPlans) => boolean>> = {
  Plan: (value, plans) => planIdOf(value, plans) !== null,
  Country: (value) => countryCode(value) !== null,
  Status: (value) => statusField.safeParse(value).success,
};

interface Cell {
  index: number;
  field: ClientImportValueField;
  value: string;
  key: string;
}

/** Returns the row's plans, countries and statuses without a match. */
function unmatchedIn(
  row: readonly string[],
  mapping: Mapping,
  plans: KnownPlans,
  of: readonly ClientImportValueField[] = fields,
): Cell[] {
  return of.flatMap((field) => {
    const index = mapping.indexOf(field);
    const value = (row[index] ?? '').trim();
    const isOffered = value !== '' && value.length <= valueMaxLength && !matches[field](value, plans);
    return isOffered ? [{ index, field, value, key: keyOf(field, value) }] : [];
  });
}

const replacementOf = ({ field, action, replacement }: ClientImportValueInput, { planNames }: KnownPlans) => {
  if (action !== 'Replace') return '';
  return field === 'Plan' && !planNames.has(replacement ?? '') ? null : replacement;
};

/** Applies the choices to a row; returns null for a row to skip. */
export function withChoices(
  row: readonly string[],
  mapping: Mapping,
  { choices, ...plans }: KnownPlans & { choices: ValueChoices },
  of?: readonly ClientImportValueField[],
): readonly string[] | null {
  if (choices.size === 0) return row;
  const chosen = [...row];
  for (const { index, key } of unmatchedIn(row, mapping, plans, of)) {
    const choice = choices.get(key);
    if (choice?.action === 'SkipRow') return null;
    // If the chosen plan was deleted, the cell stays as it is, and the row is refused.
    if (choice) chosen[index] = replacementOf(choice, plans) ?? chosen[index] ?? '';
  }
  return chosen;
}

/** Counts a file's unmatched values, up to a limit that bounds memory. */
export class UnmatchedValues {
  readonly #found = new Map<string, { field: ClientImportValueField; value: string; count: number }>();

  count(
    row: readonly string[],
    mapping: Mapping,
    plans: KnownPlans,
    of?: readonly ClientImportValueField[],
  ): void {
    for (const { field, value, key } of unmatchedIn(row, mapping, plans, of)) {
      const found = this.#found.get(key);
      if (found) found.count += 1;
      else if (this.#found.size < mostCounted) this.#found.set(key, { field, value, count: 1 });
    }
  }

  /** Returns the most frequent values, each with its choice. */
  list(choices: ValueChoices): ClientImportValue[] {
    const found = [...this.#found].sort(([, a], [, b]) => b.count - a.count);
    const shown = found.filter(([key], index) => index < mostShown || choices.has(key));
    return shown.map(([key, entry]) => ({
      ...entry,
      action: choices.get(key)?.action ?? null,
      replacement: choices.get(key)?.replacement ?? null,
    }));
  }
}

const replacementProblem = (
  { field, replacement }: ClientImportValueInput,
  { planNames }: KnownPlans,
): string | null => {
  const text = replacement ?? '';
  if (field === 'Plan') return planNames.has(text) ? null : 'Choose one of your plans.';
  if (field === 'Country') return isCountry(text) ? null : 'Choose a country by its two-letter code.';
  return clientStatuses.some((status) => status === text) ? null : 'Choose a client status.';
};

/** Validates the choices for values: one for each value. */
export function readChoices(given: readonly ClientImportValueInput[], plans: KnownPlans): ValueChoices {
  if (given.length > mostShown) throw badInput({ values: `Send choices for at most ${mostShown} values.` });
  const choices = new Map<string, ClientImportValueInput>();
  for (const choice of given) {
    const key = keyOf(choice.field, choice.value);
    if (choices.has(key))
      throw badInput({ values: `Send only one choice for “${choice.value.slice(0, 64)}”.` });
    const problem = choice.action === 'Replace' ? replacementProblem(choice, plans) : null;
    if (problem) throw badInput({ values: `“${choice.value.slice(0, 64)}”: ${problem}` });
    const { field, value, action } = choice;
    const replacement = action === 'Replace' ? (choice.replacement ?? null) : null;
    choices.set(key, { field, value: value.trim().slice(0, valueMaxLength), action, replacement });
  }
  return choices;
}

/** Returns choices to store before their rows are counted. */
export const keptOf = (choices: ValueChoices): ClientImportValue[] =>
  [...choices.values()].map((choice) => ({ ...choice, count: 0 }));

/** Returns an import's stored choices. */
export const choicesOf = (kept: readonly ClientImportValue[]): ValueChoices =>
  new Map(
    kept.flatMap(({ field, value, action, replacement }) =>
      action
        ? [[keyOf(field, value), { field, value, action, replacement: replacement ?? null }] as const]
        : [],
    ),
  );
