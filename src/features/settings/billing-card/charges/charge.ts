import type { GetBillingChargesQuery } from '@/api/types';
import * as texts from '@/texts/settings/billing-card/charges';

export type Charge = GetBillingChargesQuery['billingCharges']['items'][number];

export interface ChargeList {
  /** Undefined during the first load. */
  charges: readonly Charge[] | undefined;
  isStale: boolean;
}

export const chargeName = ({ invoiceNumber, description }: Charge): string =>
  invoiceNumber ?? description ?? texts.charge;
