import type Stripe from 'stripe';
import type { Account } from '../cardProvider';
import { onBehalfOf, type StripeAccess } from './client';
import { asking } from './errors';
import { periodOf } from './invoices';
import { isLetGoBy } from './lettingGo';

type Status = 'draft' | 'open';

/** Marks a draft that is for a time which nobody is charged for. */
const letGo = { letGo: 'yes' } as const;

const isLetGo = ({ metadata }: Stripe.Invoice): boolean => metadata?.['letGo'] === letGo.letGo;

async function setAdvancing(
  { sdk }: StripeAccess,
  account: Account,
  subscription: string,
  status: Status,
  isAdvancing: boolean,
): Promise<void> {
  const how = onBehalfOf(account);
  for (const invoice of await invoicesOf(sdk, account, subscription, status)) {
    if (isLetGo(invoice) || invoice.auto_advance === isAdvancing) continue;
    await asking(sdk.invoices.update(invoice.id, { auto_advance: isAdvancing }, how));
  }
}

async function invoicesOf(
  sdk: StripeAccess['sdk'],
  account: Account,
  subscription: string,
  status: Status,
): Promise<Stripe.Invoice[]> {
  const list = sdk.invoices.list({ subscription, status, limit: 100 }, onBehalfOf(account));
  return asking(list.autoPagingToArray({ limit: 1000 }));
}

/** Drafts for periods that began before are never asked for: no invoice was made of them, and none is voided. */
async function letGoBefore(
  { sdk }: StripeAccess,
  account: Account,
  subscription: string,
  from: Date,
): Promise<void> {
  for (const invoice of await invoicesOf(sdk, account, subscription, 'draft')) {
    // What is charged once may stand before the plan, and has a time of its own.
    if (!isLetGoBy(from, periodOf(invoice)?.start)) continue;
    await asking(
      sdk.invoices.update(invoice.id, { auto_advance: false, metadata: letGo }, onBehalfOf(account)),
    );
  }
}

/** While collection is paused new invoices stay drafts, but what was asked for before would be tried on. */
export const holdInvoices = (access: StripeAccess, account: Account, { id }: Stripe.Subscription) =>
  setAdvancing(access, account, id, 'open', false);

/**
 * What fell due meanwhile is asked for, and what was asked for before is tried again; but nothing for a time before
 * `billedFrom`, which lies later than what fell due where that time is let go.
 */
export async function releaseInvoices(
  access: StripeAccess,
  account: Account,
  { id }: Stripe.Subscription,
  billedFrom: Date,
): Promise<void> {
  await letGoBefore(access, account, id, billedFrom);
  await setAdvancing(access, account, id, 'draft', true);
  await setAdvancing(access, account, id, 'open', true);
}
