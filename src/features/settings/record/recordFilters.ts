import type { ActorType, AuditFilter } from '@/api/schema.generated';
import { readOpenDayRange, writeDayRange, type OpenDayRange } from '@/lib/days';
import { isActorType } from './actors';

/** What the record is narrowed by, as the address says it; what is left out narrows nothing. */
export interface RecordFilters {
  person?: readonly string[];
  by?: readonly ActorType[];
  action?: readonly string[];
  kind?: readonly string[];
  target?: string;
  address?: string;
  days?: OpenDayRange;
}

export type FilterWord = keyof RecordFilters;

// As many as the API takes.
const mostValues = 50;
const longest = 100;

const entriesOf = (text: string): string[] =>
  [...new Set(text.split(','))]
    .filter((entry) => entry !== '' && entry.length <= longest)
    .slice(0, mostValues);

const some = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;

const single = (text: string): string | undefined => text.slice(0, longest) || undefined;

/** Each filter by its word in the address, in the order of the menu and the chips. */
const readers: { readonly [Word in FilterWord]-?: (text: string) => RecordFilters[Word] } = {
  person: (text) => some(entriesOf(text)),
  action: (text) => some(entriesOf(text)),
  kind: (text) => some(entriesOf(text)),
  days: (text) => readOpenDayRange(text) ?? undefined,
  address: single,
  by: (text) => some(entriesOf(text).filter(isActorType)),
  target: single,
};

const isFilterWord = (text: string): text is FilterWord => Object.hasOwn(readers, text);

export const filterWords: readonly FilterWord[] = Object.keys(readers).filter(isFilterWord);

export const readFilters = (params: URLSearchParams): RecordFilters =>
  Object.assign(
    {},
    ...filterWords.map((word) => {
      const value = readers[word](params.get(word) ?? '');
      return value === undefined ? {} : { [word]: value };
    }),
  );

const written = (value: RecordFilters[FilterWord]): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return 'from' in value ? writeDayRange(value) : value.join(',');
};

/** What stands in an address for the filters. */
export const filterEntries = (filters: RecordFilters): [string, string][] =>
  filterWords.flatMap((word): [string, string][] => {
    const text = written(filters[word]);
    return text === '' ? [] : [[word, text]];
  });

export const usedWords = (filters: RecordFilters): FilterWord[] =>
  filterWords.filter((word) => filters[word] !== undefined);

export function withoutWord(filters: RecordFilters, word: FilterWord): RecordFilters {
  const { [word]: _dropped, ...rest } = filters;
  return rest;
}

/** As the API takes it; null where nothing is filtered. */
export function toAuditFilter(filters: RecordFilters): AuditFilter | null {
  if (usedWords(filters).length === 0) return null;
  const { person, by, action, kind, target, address, days } = filters;
  return {
    ...(person && { actorIds: [...person] }),
    ...(by && { actorTypes: [...by] }),
    ...(action && { actions: [...action] }),
    ...(kind && { targetTypes: [...kind] }),
    ...(target && { targetId: target }),
    ...(address && { ipAddress: address }),
    ...(days?.from && { from: days.from }),
    ...(days?.to && { to: days.to }),
  };
}
