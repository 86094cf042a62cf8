import type Stripe from 'stripe';
import type { Account } from '../cardProvider';
import { onBehalfOf, type StripeAccess } from './client';
import { asking } from './errors';

type Status = 'draft' | 'open';

async function setAdvancing(
  { sdk }: StripeAccess,
  account: Account,
  subscription: string,
  status: Status,
  isAdvancing: boolean,
): Promise<void> {
  const how = onBehalfOf(account);
  const list = sdk.invoices.list({ subscription, status, limit: 100 }, how);
  const invoices = await asking(list.autoPagingToArray({ limit: 1000 }));
  for (const { id, auto_advance: advances } of invoices) {
    if (advances !== isAdvancing) await asking(sdk.invoices.update(id, { auto_advance: isAdvancing }, how));
  }
}

/** While collection is paused new invoices stay drafts, but what was asked for before would be tried on. */
export const holdInvoices = (access: StripeAccess, account: Account, { id }: Stripe.Subscription) =>
  setAdvancing(access, account, id, 'open', false);

/** What fell due meanwhile is asked for, and what was asked for before is tried again. */
export async function releaseInvoices(
  access: StripeAccess,
  account: Account,
  { id }: Stripe.Subscription,
): Promise<void> {
  await setAdvancing(access, account, id, 'draft', true);
  await setAdvancing(access, account, id, 'open', true);
}
