import type { ClientBillingFieldsFragment } from './clientBilling.generated';
import type { ViewedClient } from '../view/viewedClient';

export type ClientBilling = ClientBillingFieldsFragment;

export type BilledClient = Pick<ViewedClient, 'id' | 'name' | 'email' | 'status'>;
