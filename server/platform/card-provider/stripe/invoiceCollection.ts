import type Stripe from 'stripe';
import { type Account, maxDriftMs } from '../cardProvider';
import { requestOptionsFor, type StripeAccess, toUnixSeconds } from './client';
import { callStripe } from './errors';
import { periodOf } from './invoices';

// The tolerance for Stripe's periods, which start moments after Livery's and in whole seconds.
export const hourSeconds = 3600;

export const maxDriftSeconds = maxDriftMs / 1000;

/**
 * Returns whether a Stripe period starts before `billedFrom`, the start of the first period to charge.
 * Tolerates one hour or, while `billedFrom` is in the future, the days by which Stripe can start early
 * because it counts in UTC.
 */
export function isPeriodWaived(billedFrom: Date, periodStart: number | undefined, now = new Date()): boolean {
  const tolerance = billedFrom > now ? maxDriftSeconds : hourSeconds;
  return periodStart !== undefined && periodStart < toUnixSeconds(billedFrom) - tolerance;
}

type Status = 'draft' | 'open';

/** Metadata of a draft for a waived period, which is never charged. */
const waivedMetadata = { letGo: 'yes' } as const;

const isWaived = ({ metadata }: Stripe.Invoice): boolean => metadata?.['letGo'] === waivedMetadata.letGo;

async function setAutoAdvance(
  { sdk }: StripeAccess,
  account: Account,
  subscription: string,
  status: Status,
  autoAdvance: boolean,
): Promise<void> {
  const options = requestOptionsFor(account);
  for (const invoice of await listInvoices(sdk, account, subscription, status)) {
    if (isWaived(invoice) || invoice.auto_advance === autoAdvance) continue;
    await callStripe(sdk.invoices.update(invoice.id, { auto_advance: autoAdvance }, options));
  }
}

async function listInvoices(
  sdk: StripeAccess['sdk'],
  account: Account,
  subscription: string,
  status: Status,
): Promise<Stripe.Invoice[]> {
  const list = sdk.invoices.list({ subscription, status, limit: 100 }, requestOptionsFor(account));
  return callStripe(list.autoPagingToArray({ limit: 1000 }));
}

/** Marks drafts of periods before `from` as waived. They are never finalized, so none has to be voided. */
async function waiveDraftsBefore(
  { sdk }: StripeAccess,
  account: Account,
  subscription: string,
  from: Date,
): Promise<void> {
  for (const invoice of await listInvoices(sdk, account, subscription, 'draft')) {
    // Uses the period of the plan's line, because a one-off item can precede it and has another period.
    if (!isPeriodWaived(from, periodOf(invoice)?.start)) continue;
    await callStripe(
      sdk.invoices.update(
        invoice.id,
        { auto_advance: false, metadata: waivedMetadata },
        requestOptionsFor(account),
      ),
    );
  }
}

/**
 * Stops the retries of open invoices. While collection is paused, Stripe drafts new invoices but would still
 * retry open ones.
 */
export const pauseInvoices = (access: StripeAccess, account: Account, { id }: Stripe.Subscription) =>
  setAutoAdvance(access, account, id, 'open', false);

/**
 * Finalizes drafts and retries open invoices. Waives periods before `billedFrom`, which is later than the due
 * date if the time on hold is not charged.
 */
export async function resumeInvoices(
  access: StripeAccess,
  account: Account,
  { id }: Stripe.Subscription,
  billedFrom: Date,
): Promise<void> {
  await waiveDraftsBefore(access, account, id, billedFrom);
  await setAutoAdvance(access, account, id, 'draft', true);
  await setAutoAdvance(access, account, id, 'open', true);
}
