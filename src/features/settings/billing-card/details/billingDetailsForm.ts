import * as z from 'zod/mini';
import type { BillingDetailsFieldsFragment } from '@/api/types';
import * as texts from '@/texts/settings/billing-card/details';
import { billingDetailsFields } from '@contract/company';
import { emailMessages, textMessages } from '@/lib/fieldMessages';

const optional = textMessages();

export const billingDetailsForm = z.object(
  billingDetailsFields({
    name: textMessages(texts.enterTheNameThatInvoices),
    email: emailMessages(texts.enterAnEmailAddressSuch),
    addressLine1: optional,
    addressLine2: optional,
    city: optional,
    state: optional,
    postalCode: optional,
    taxId: optional,
  }),
);

/** The values of the inputs. */
export type BillingDetailsValues = z.input<typeof billingDetailsForm>;

export const toBillingDetailsForm = (details: BillingDetailsFieldsFragment): BillingDetailsValues => ({
  name: details.name,
  email: details.email,
  addressLine1: details.addressLine1 ?? '',
  addressLine2: details.addressLine2 ?? '',
  city: details.city ?? '',
  state: details.state ?? '',
  postalCode: details.postalCode ?? '',
  country: details.country ?? '',
  taxId: details.taxId ?? '',
});
