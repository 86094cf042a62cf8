import type { ClientBillingFieldsFragment } from '@/api/types';
import type { ViewedClient } from '../view/viewedClient';

export type ClientBilling = ClientBillingFieldsFragment;

export type BilledClient = Pick<ViewedClient, 'id' | 'name' | 'email' | 'status'>;
