import type { ClientFilter, MovementKind } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import { isDay, readDayRange, readOpenDayRange, writeDayRange } from '@/lib/days';
import { isClientStatus } from '../../clientStatus';

interface FilterForm {
  /** What is understood of the word's values in the address; empty when nothing is. */
  read: (values: readonly string[], hasMoney: boolean) => ClientFilter;
  /** Empty when the filter says nothing about it. */
  write: (filter: ClientFilter) => readonly string[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const movement = /^(New|Expansion|Contraction|Churned):(.+)$/;
const mostEntries = 200;

const listed = (values: readonly string[]): string[] =>
  [...new Set(values.flatMap((value) => value.split(',')))].slice(0, mostEntries);

const joined = (values: readonly string[] | null | undefined): string[] =>
  values?.length ? [values.join(',')] : [];

const given = <Field extends keyof ClientFilter>(
  field: Field,
  value: NonNullable<ClientFilter[Field]>[] | NonNullable<ClientFilter[Field]> | null,
): ClientFilter => (value === null || (Array.isArray(value) && value.length === 0) ? {} : { [field]: value });

const isKnownCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryName(code) !== code;

const flag = (field: keyof ClientFilter, needsMoney = false): FilterForm => ({
  read: ([value], hasMoney) => (value === '1' && (hasMoney || !needsMoney) ? { [field]: true } : {}),
  write: (filter) => (filter[field] ? ['1'] : []),
});

function readMovement(text: string, hasMoney: boolean): ClientFilter {
  const [, kind, days = ''] = movement.exec(text) ?? [];
  const range = readDayRange(days);
  const isOfMoney = kind === 'Expansion' || kind === 'Contraction';
  if (!range || (isOfMoney && !hasMoney)) return {};
  return { movement: { kind: kind as MovementKind, ...range } };
}

/** Every filter by its word in the address, in the order in which an address names them. */
export const filterForms = {
  status: {
    read: (values) => given('status', listed(values).filter(isClientStatus)),
    write: ({ status }) => joined(status),
  },
  plan: {
    read: (values) =>
      given(
        'planId',
        listed(values).filter((id) => uuid.test(id)),
      ),
    write: ({ planId }) => joined(planId),
  },
  country: {
    read: (values) => given('country', listed(values).filter(isKnownCountry)),
    write: ({ country }) => joined(country),
  },
  // A tag may hold a comma, so that each has a word of its own.
  tag: {
    read: (values) =>
      given(
        'tag',
        [...new Set(values)].filter((tag) => tag !== '' && tag.length <= 100).slice(0, mostEntries),
      ),
    write: ({ tag }) => tag ?? [],
  },
  created: {
    read: ([text = '']) => {
      const { from = null, to = null } = readOpenDayRange(text) ?? {};
      return { ...given('createdFrom', from), ...given('createdTo', to) };
    },
    write: ({ createdFrom = null, createdTo = null }) =>
      createdFrom || createdTo ? [writeDayRange({ from: createdFrom, to: createdTo })] : [],
  },
  failed: flag('lastPaymentFailed', true),
  trial: {
    read: ([text = '']) => {
      const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      return given('trialEndsWithinDays', days >= 1 && days <= 90 ? days : null);
    },
    write: ({ trialEndsWithinDays }) => (trialEndsWithinDays ? [String(trialEndsWithinDays)] : []),
  },
  never: flag('neverSignedIn'),
  attention: flag('needsAttention'),
  active: {
    read: ([text = '']) => given('activeOn', isDay(text) ? text : null),
    write: ({ activeOn }) => (activeOn ? [activeOn] : []),
  },
  movement: {
    read: ([text = ''], hasMoney) => readMovement(text, hasMoney),
    write: ({ movement: moved }) => (moved ? [`${moved.kind}:${writeDayRange(moved)}`] : []),
  },
} as const satisfies Record<string, FilterForm>;

export type FilterWord = keyof typeof filterForms;

export const filterWords = Object.keys(filterForms) as FilterWord[];

const formOf = (word: FilterWord): FilterForm => filterForms[word];

export const readFilter = (params: URLSearchParams, hasMoney: boolean): ClientFilter =>
  Object.assign({}, ...filterWords.map((word) => formOf(word).read(params.getAll(word), hasMoney)));

export const filterValues = (filter: ClientFilter): [FilterWord, string][] =>
  filterWords.flatMap((word) =>
    formOf(word)
      .write(filter)
      .map((value): [FilterWord, string] => [word, value]),
  );

/** The words that the filter uses. */
export const usedWords = (filter: ClientFilter): FilterWord[] =>
  filterWords.filter((word) => formOf(word).write(filter).length > 0);

/** The filter without what one word says. */
export const withoutWord = (filter: ClientFilter, word: FilterWord): ClientFilter => {
  const params = new URLSearchParams(filterValues(filter));
  params.delete(word);
  return readFilter(params, true);
};
