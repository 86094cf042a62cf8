import type { BillingOfClientFragment } from './clientBilling.generated';
import type { ViewedClient } from '../view/viewedClient';

export type ClientBilling = BillingOfClientFragment;

/** What the billing of a client needs to know of them. */
export type BilledClient = Pick<ViewedClient, 'id' | 'name' | 'email' | 'status'>;
