import { foldText, isSubstringSearch } from '../../../contract/foldText';
import type { ClientSortField } from '../../../contract/enums';
import type { ClientFilter, ClientSort } from '../../platform';
import { timeZone, type TestClient } from './testClients';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const dayOf = (date: Date): string => dayFormat.format(date);

const collator = new Intl.Collator('und');

const hasAny = <Item>(
  expected: readonly Item[] | null | undefined,
  hasItem: (item: Item) => boolean,
): boolean => !expected?.length || expected.some(hasItem);

const matchesFlag = (expected: boolean | null | undefined, actual: boolean): boolean =>
  expected === null || expected === undefined || expected === actual;

function endsWithin({ status, trialEndsAt }: TestClient, days: number): boolean {
  const remainingMs = (trialEndsAt?.getTime() ?? 0) - Date.now();
  return status === 'Trialing' && remainingMs >= 0 && remainingMs < days * 86_400_000;
}

function needsAttention(client: TestClient): boolean {
  if (client.status === 'Deactivated') return false;
  const hasFailed = client.lastPaymentStatus === 'Failed';
  return client.status === 'PastDue' || endsWithin(client, 7) || client.deactivateAt !== null || hasFailed;
}

const isPayingOn = (client: TestClient, day: string): boolean =>
  day >= dayOf(new Date())
    ? client.isPaying
    : client.movements.some(
        ({ kind, occurredAt, untilAt }) =>
          kind !== 'Churned' && dayOf(occurredAt) <= day && (untilAt === null || dayOf(untilAt) > day),
      );

/** Returns whether a client matches a filter. Serves as the reference for the SQL implementation. */
export function matchesFilter(client: TestClient, filter: ClientFilter): boolean {
  const { movement, activeOn, trialEndsWithinDays } = filter;
  const created = dayOf(client.createdAt);
  return (
    hasAny(filter.status, (status) => client.status === status) &&
    hasAny(filter.planId, (planId) => client.planId === planId) &&
    hasAny(filter.country, (country) => client.country === country) &&
    hasAny(filter.tag, (tag) => client.tags.includes(tag)) &&
    (!filter.createdFrom || created >= filter.createdFrom) &&
    (!filter.createdTo || created <= filter.createdTo) &&
    matchesFlag(filter.lastPaymentFailed, client.lastPaymentStatus === 'Failed') &&
    (!trialEndsWithinDays || endsWithin(client, trialEndsWithinDays)) &&
    matchesFlag(filter.neverSignedIn, client.lastLoginAt === null) &&
    matchesFlag(filter.needsAttention, needsAttention(client)) &&
    (!activeOn || isPayingOn(client, activeOn)) &&
    (!movement ||
      client.movements.some(
        ({ kind, occurredAt }) =>
          kind === movement.kind && dayOf(occurredAt) >= movement.from && dayOf(occurredAt) <= movement.to,
      ))
  );
}

/**
 * Returns whether a client matches a search. Searches shorter than three characters, except two CJK
 * characters, match a prefix or the client's number. Serves as the reference for the SQL implementation.
 */
export function matchesSearch({ name, email, phone, number }: TestClient, search: string): boolean {
  const expected = foldText(search);
  if (expected === '') return true;
  if (isSubstringSearch(search))
    return foldText(`${name} ${email} ${phone ?? ''} #${number}`).includes(expected);
  const isPrefix = [name, email].some((text) => foldText(text).startsWith(expected));
  return isPrefix || expected.replace('#', '') === String(number);
}

type Key = string | number | Date | null | readonly string[];

const keys: Readonly<Record<ClientSortField, (client: TestClient) => Key>> = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Email: ({ email }) => email.toLowerCase(),
  Phone: ({ phone }) => phone,
  Status: ({ status }) => status,
  Plan: ({ planId }) => planId,
  Country: ({ country }) => country,
  Tags: ({ tags }) => (tags.length === 0 ? null : tags),
  Source: ({ source }) => source,
  Mrr: ({ mrr }) => mrr,
  LifetimeValue: ({ lifetimeValue }) => lifetimeValue,
  LastPaymentAt: ({ lastPaymentAt }) => lastPaymentAt,
  TrialEndsAt: ({ trialEndsAt }) => trialEndsAt,
  NextRenewalAt: ({ nextRenewalAt }) => nextRenewalAt,
  LastLoginAt: ({ lastLoginAt }) => lastLoginAt,
  CreatedAt: ({ createdAt }) => createdAt,
  UpdatedAt: ({ updatedAt }) => updatedAt,
};

export const sortFields = Object.keys(keys) as ClientSortField[];

function listOrder(one: readonly string[], other: readonly string[]): number {
  for (const [index, text] of one.entries()) {
    const otherText = other[index];
    if (otherText === undefined) return 1;
    const order = collator.compare(text, otherText);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function keyOrder(one: NonNullable<Key>, other: NonNullable<Key>, field: ClientSortField): number {
  if (Array.isArray(one) && Array.isArray(other)) return listOrder(one, other);
  if (field === 'Name') return collator.compare(String(one), String(other));
  return one < other ? -1 : one > other ? 1 : 0;
}

export const compareClients =
  ({ field, direction }: ClientSort) =>
  (one: TestClient, other: TestClient): number => {
    const [key, otherKey] = [keys[field](one), keys[field](other)];
    const sign = direction === 'Ascending' ? 1 : -1;
    if (key === null && otherKey !== null) return 1;
    if (key !== null && otherKey === null) return -1;
    const order = key === null || otherKey === null ? 0 : keyOrder(key, otherKey, field);
    return sign * (order || (one.id < other.id ? -1 : 1));
  };
