import type { ActorType } from '@contract/enums';
import { maxDownloadFilterValues, maxFilterTextLength } from '@contract/limits';
import { keysOf } from '@contract/records';
import type { AuditFilter } from '@/api/types';
import { type OpenDayRange, parseOpenDayRange, serializeDayRange } from '@/lib/days';
import { isActorType } from './actors';

/** The filters in the URL. A missing filter matches all events. */
export interface AuditLogFilters {
  person?: readonly string[];
  by?: readonly ActorType[];
  action?: readonly string[];
  kind?: readonly string[];
  target?: string;
  address?: string;
  days?: OpenDayRange;
}

export type FilterKey = keyof AuditLogFilters;

const parseList = (text: string): string[] =>
  [...new Set(text.split(','))]
    .filter((entry) => entry !== '' && entry.length <= maxFilterTextLength)
    .slice(0, maxDownloadFilterValues);

const nonEmpty = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;

const parseSingle = (text: string): string | undefined => text.slice(0, maxFilterTextLength) || undefined;

/** The parsers by URL parameter, in the order of the menu and the chips. */
const parsers: { readonly [Key in FilterKey]-?: (text: string) => AuditLogFilters[Key] } = {
  person: (text) => nonEmpty(parseList(text)),
  action: (text) => nonEmpty(parseList(text)),
  kind: (text) => nonEmpty(parseList(text)),
  days: (text) => parseOpenDayRange(text) ?? undefined,
  address: parseSingle,
  by: (text) => nonEmpty(parseList(text).filter(isActorType)),
  target: parseSingle,
};

export const filterKeys: readonly FilterKey[] = keysOf(parsers);

export const readFilters = (params: URLSearchParams): AuditLogFilters =>
  Object.assign(
    {},
    ...filterKeys.map((key) => {
      const value = parsers[key](params.get(key) ?? '');
      return value === undefined ? {} : { [key]: value };
    }),
  );

const formatValue = (value: AuditLogFilters[FilterKey]): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return 'from' in value ? serializeDayRange(value) : value.join(',');
};

export const filterEntries = (filters: AuditLogFilters): [string, string][] =>
  filterKeys.flatMap((key): [string, string][] => {
    const text = formatValue(filters[key]);
    return text === '' ? [] : [[key, text]];
  });

export function withoutFilter(filters: AuditLogFilters, key: FilterKey): AuditLogFilters {
  const { [key]: _removed, ...rest } = filters;
  return rest;
}

/** Returns the filters in the API's format, or null if none is active. */
export function toAuditFilter(filters: AuditLogFilters): AuditFilter | null {
  if (filterKeys.every((key) => filters[key] === undefined)) return null;
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
