import type { BillingOfClientFragment } from './clientBilling.generated';
import type { ViewedClient } from '../view/viewedClient';

export type ClientBilling = BillingOfClientFragment;

export type BilledClient = Pick<ViewedClient, 'id' | 'name' | 'email' | 'status'>;
