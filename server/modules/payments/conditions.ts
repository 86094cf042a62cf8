import type { PaymentDirection, PaymentStatusFilter } from '../../schema.generated';
import type { CheckedPaymentFilter } from './input';

/** What of the payments is asked for; days as the moments at which they begin and the day after them does. */
export interface PaymentSelection {
  direction: PaymentDirection;
  status: PaymentStatusFilter;
  clientId: string | null;
  created: Bounds;
  paid: Bounds;
  failed: Bounds;
  refunded: Bounds;
}

export interface Bounds {
  from: string | null;
  until: string | null;
}

/** Each range of the filter, first day and last day, in the order of `boundsOf`. */
export const daysOf = (filter: CheckedPaymentFilter): (string | null)[] => [
  filter.createdFrom,
  filter.createdTo,
  filter.paidFrom,
  filter.paidTo,
  filter.failedFrom,
  filter.failedTo,
  filter.refundedFrom,
  filter.refundedTo,
];

/** The moments that `daysOf` stands for, put back in their places. */
export function boundsOf(
  moments: readonly (string | null)[],
): Pick<PaymentSelection, 'created' | 'paid' | 'failed' | 'refunded'> {
  const pair = (at: number): Bounds => ({ from: moments[at] ?? null, until: moments[at + 1] ?? null });
  return { created: pair(0), paid: pair(2), failed: pair(4), refunded: pair(6) };
}

// Written out, so that the index of the failed ones is found to hold all of them.
const ofStatus: Readonly<Record<PaymentStatusFilter, string>> = {
  All: '',
  Succeeded: `and p.status in ('Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed')`,
  Failed: `and p.status in ('Failed', 'Canceled')`,
};

const isWhole = ({ from, until }: Bounds): boolean => from === null && until === null;

/** True where the counters kept by trigger know all that there is to count. */
export const isUnfiltered = ({ clientId, created, paid, failed, refunded }: PaymentSelection): boolean =>
  clientId === null && [created, paid, failed, refunded].every(isWhole);

/** The conditions of a row p of `payments`, or of its counters, by direction and status alone. */
export const standing = ({ status }: PaymentSelection): string =>
  `p.company_id = $1 and p.direction = $2 ${ofStatus[status]}`;

/** All conditions of `payments p`, with the values they refer to. */
export function conditionsOf(companyId: string, selection: PaymentSelection) {
  const values: unknown[] = [companyId, selection.direction];
  const within = (column: string, { from, until }: Bounds): string =>
    [
      ...(from === null ? [] : [`and ${column} >= $${values.push(from)}::timestamptz`]),
      ...(until === null ? [] : [`and ${column} < $${values.push(until)}::timestamptz`]),
    ].join(' ');
  const { clientId, created, paid, failed, refunded } = selection;
  const conditions = [
    standing(selection),
    clientId === null ? '' : `and p.client_id = $${values.push(clientId)}`,
    within('p.created_at', created),
    // Money that came in, and money that did not: as the figures of the same days count them.
    isWhole(paid) ? '' : `and is_collected(p.status) ${within('p.paid_at', paid)}`,
    isWhole(failed) ? '' : `and is_lost(p.status) ${within('p.failed_at', failed)}`,
    isWhole(refunded)
      ? ''
      : `and p.id in (select r.payment_id from refunds r
           where r.company_id = $1 and r.status = 'Succeeded' ${within('r.created_at', refunded)})`,
  ];
  return { values, conditions: conditions.join(' ') };
}
