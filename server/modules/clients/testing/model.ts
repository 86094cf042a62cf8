import { foldText, isSubstringSearch } from '../../../../contract/foldText';
import type { ClientFilter, ClientSort, ClientSortField } from '../../../schema.generated';
import { timeZone, type Inhabitant } from './population';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const dayOf = (moment: Date): string => dayFormat.format(moment);

const collator = new Intl.Collator('und');

const hasAny = <Item>(wanted: readonly Item[] | null | undefined, isHeld: (item: Item) => boolean): boolean =>
  !wanted?.length || wanted.some(isHeld);

const is = (wanted: boolean | null | undefined, holds: boolean): boolean =>
  wanted === null || wanted === undefined || wanted === holds;

function endsWithin({ status, trialEndsAt }: Inhabitant, days: number): boolean {
  const untilThen = (trialEndsAt?.getTime() ?? 0) - Date.now();
  return status === 'Trialing' && untilThen >= 0 && untilThen < days * 86_400_000;
}

function needsAttention(client: Inhabitant): boolean {
  if (client.status === 'Deactivated') return false;
  const hasFailed = client.lastPaymentStatus === 'Failed';
  return client.status === 'PastDue' || endsWithin(client, 7) || client.deactivateAt !== null || hasFailed;
}

const isPayingOn = (client: Inhabitant, day: string): boolean =>
  day >= dayOf(new Date())
    ? client.isPaying
    : client.movements.some(
        ({ kind, occurredAt, untilAt }) =>
          kind !== 'Churned' && dayOf(occurredAt) <= day && (untilAt === null || dayOf(untilAt) > day),
      );

/** What a filter leaves, written down a second time. */
export function passes(client: Inhabitant, filter: ClientFilter): boolean {
  const { movement, activeOn, trialEndsWithinDays } = filter;
  const created = dayOf(client.createdAt);
  return (
    hasAny(filter.status, (status) => client.status === status) &&
    hasAny(filter.planId, (planId) => client.planId === planId) &&
    hasAny(filter.country, (country) => client.country === country) &&
    hasAny(filter.tag, (tag) => client.tags.includes(tag)) &&
    (!filter.createdFrom || created >= filter.createdFrom) &&
    (!filter.createdTo || created <= filter.createdTo) &&
    is(filter.lastPaymentFailed, client.lastPaymentStatus === 'Failed') &&
    (!trialEndsWithinDays || endsWithin(client, trialEndsWithinDays)) &&
    is(filter.neverSignedIn, client.lastLoginAt === null) &&
    is(filter.needsAttention, needsAttention(client)) &&
    (!activeOn || isPayingOn(client, activeOn)) &&
    (!movement ||
      client.movements.some(
        ({ kind, occurredAt }) =>
          kind === movement.kind && dayOf(occurredAt) >= movement.from && dayOf(occurredAt) <= movement.to,
      ))
  );
}

/** What a search finds: a part, or below three characters a beginning, but for two that are a word. */
export function isFound({ name, email, phone, number }: Inhabitant, search: string): boolean {
  const wanted = foldText(search);
  if (wanted === '') return true;
  if (isSubstringSearch(search))
    return foldText(`${name} ${email} ${phone ?? ''} #${number}`).includes(wanted);
  const starts = [name, email].some((text) => foldText(text).startsWith(wanted));
  return starts || wanted.replace('#', '') === String(number);
}

type Key = string | number | Date | null | readonly string[];

const keys: Readonly<Record<ClientSortField, (client: Inhabitant) => Key>> = {
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
    const beside = other[index];
    if (beside === undefined) return 1;
    const order = collator.compare(text, beside);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function keyOrder(one: NonNullable<Key>, other: NonNullable<Key>, by: ClientSortField): number {
  if (Array.isArray(one) && Array.isArray(other)) return listOrder(one, other);
  if (by === 'Name') return collator.compare(String(one), String(other));
  return one < other ? -1 : one > other ? 1 : 0;
}

/** How two clients stand in a list. */
export const inOrder =
  ({ by, direction }: ClientSort) =>
  (one: Inhabitant, other: Inhabitant): number => {
    const [key, otherKey] = [keys[by](one), keys[by](other)];
    const sign = direction === 'Ascending' ? 1 : -1;
    if (key === null && otherKey !== null) return 1;
    if (key !== null && otherKey === null) return -1;
    const order = key === null || otherKey === null ? 0 : keyOrder(key, otherKey, by);
    return sign * (order || (one.id < other.id ? -1 : 1));
  };
