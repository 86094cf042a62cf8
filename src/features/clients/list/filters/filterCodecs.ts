import { mrrMovementKinds } from '@contract/enums';
import type { ClientFilter } from '@/api/types';
import { countryName } from '@/lib/format';
import { parseDayRange, parseOpenDayRange, serializeDayRange } from '@/lib/days';
import { isClientStatus } from '../../clientStatus';
import { trialFilterDays } from '@contract/clients';
import { isDay } from '@contract/days';
import { isId } from '@contract/ids';
import { maxFilterTextLength, maxFilterValues } from '@contract/limits';

interface FilterCodec {
  /** Parses the values of the URL parameter. Returns an empty filter if none is valid. */
  parse: (values: readonly string[], canSeeMoney: boolean) => ClientFilter;
  /** Returns an empty list if the filter does not contain this field. */
  serialize: (filter: ClientFilter) => readonly string[];
}

const splitValues = (values: readonly string[]): string[] =>
  [...new Set(values.flatMap((value) => value.split(',')))].slice(0, maxFilterValues);

const joinValues = (values: readonly string[] | null | undefined): string[] =>
  values?.length ? [values.join(',')] : [];

const fieldFilter = <Field extends keyof ClientFilter>(
  field: Field,
  value: NonNullable<ClientFilter[Field]>[] | NonNullable<ClientFilter[Field]> | null,
): ClientFilter => (value === null || (Array.isArray(value) && value.length === 0) ? {} : { [field]: value });

const isKnownCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && countryName(code) !== code;

const flagCodec = (field: keyof ClientFilter, needsMoney = false): FilterCodec => ({
  parse: ([value], canSeeMoney) => (value === '1' && (canSeeMoney || !needsMoney) ? { [field]: true } : {}),
  serialize: (filter) => (filter[field] ? ['1'] : []),
});

function parseMovement(text: string, canSeeMoney: boolean): ClientFilter {
  const kind = mrrMovementKinds.find((candidate) => text.startsWith(`${candidate}:`));
  const range = kind && parseDayRange(text.slice(kind.length + 1));
  const isMoneyMovement = kind === 'Expansion' || kind === 'Contraction';
  if (!range || (isMoneyMovement && !canSeeMoney)) return {};
  return { movement: { kind, ...range } };
}

/** All filters by their URL parameter, in the order of the URL. */
export const filterCodecs = {
  status: {
    parse: (values) => fieldFilter('status', splitValues(values).filter(isClientStatus)),
    serialize: ({ status }) => joinValues(status),
  },
  plan: {
    parse: (values) => fieldFilter('planId', splitValues(values).filter(isId)),
    serialize: ({ planId }) => joinValues(planId),
  },
  country: {
    parse: (values) => fieldFilter('country', splitValues(values).filter(isKnownCountry)),
    serialize: ({ country }) => joinValues(country),
  },
  // A tag may contain a comma, so each tag is a separate parameter.
  tag: {
    parse: (values) =>
      fieldFilter(
        'tag',
        [...new Set(values)]
          .filter((tag) => tag !== '' && tag.length <= maxFilterTextLength)
          .slice(0, maxFilterValues),
      ),
    serialize: ({ tag }) => tag ?? [],
  },
  created: {
    parse: ([text = '']) => {
      const { from = null, to = null } = parseOpenDayRange(text) ?? {};
      return { ...fieldFilter('createdFrom', from), ...fieldFilter('createdTo', to) };
    },
    serialize: ({ createdFrom = null, createdTo = null }) =>
      createdFrom || createdTo ? [serializeDayRange({ from: createdFrom, to: createdTo })] : [],
  },
  failed: flagCodec('lastPaymentFailed', true),
  trial: {
    parse: ([text = '']) => {
      const days = /^\d{1,2}$/.test(text) ? Number(text) : 0;
      const isInRange = days >= trialFilterDays.min && days <= trialFilterDays.max;
      return fieldFilter('trialEndsWithinDays', isInRange ? days : null);
    },
    serialize: ({ trialEndsWithinDays }) => (trialEndsWithinDays ? [String(trialEndsWithinDays)] : []),
  },
  never: flagCodec('neverSignedIn'),
  attention: flagCodec('needsAttention'),
  active: {
    parse: ([text = '']) => fieldFilter('activeOn', isDay(text) ? text : null),
    serialize: ({ activeOn }) => (activeOn ? [activeOn] : []),
  },
  movement: {
    parse: ([text = ''], canSeeMoney) => parseMovement(text, canSeeMoney),
    serialize: ({ movement: value }) => (value ? [`${value.kind}:${serializeDayRange(value)}`] : []),
  },
} as const satisfies Record<string, FilterCodec>;

export type FilterKey = keyof typeof filterCodecs;

export const filterKeys = Object.keys(filterCodecs) as FilterKey[];

const codecOf = (filterKey: FilterKey): FilterCodec => filterCodecs[filterKey];

export const parseFilter = (params: URLSearchParams, canSeeMoney: boolean): ClientFilter =>
  Object.assign(
    {},
    ...filterKeys.map((filterKey) => codecOf(filterKey).parse(params.getAll(filterKey), canSeeMoney)),
  );

export const filterParams = (filter: ClientFilter): [FilterKey, string][] =>
  filterKeys.flatMap((filterKey) =>
    codecOf(filterKey)
      .serialize(filter)
      .map((value): [FilterKey, string] => [filterKey, value]),
  );

export const activeFilterKeys = (filter: ClientFilter): FilterKey[] =>
  filterKeys.filter((filterKey) => codecOf(filterKey).serialize(filter).length > 0);

/** Returns the filter without the fields of one URL parameter. */
export const withoutFilter = (filter: ClientFilter, filterKey: FilterKey): ClientFilter => {
  const params = new URLSearchParams(filterParams(filter));
  params.delete(filterKey);
  return parseFilter(params, true);
};
