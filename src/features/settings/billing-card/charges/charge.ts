import * as texts from '@/texts/settings/billing-card/charges';
import type { GetBillingChargesQuery } from '../billingCard.generated';

export type Charge = GetBillingChargesQuery['billingCharges']['items'][number];

export interface ChargeList {
  /** Undefined while they are on their way for the first time. */
  charges: readonly Charge[] | undefined;
  isStale: boolean;
}

/** What a charge is called: by its invoice once it was paid. */
export const chargeName = ({ invoiceNumber, description }: Charge): string =>
  invoiceNumber ?? description ?? texts.charge;
