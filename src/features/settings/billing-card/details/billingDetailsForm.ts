import * as z from 'zod/mini';
import type { BillingDetailsFieldsFragment } from '@/api/types';
import { emailCheck } from '@/lib/emailAddress';
import * as texts from '@/texts/settings/billing-card/details';

const optionalText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, texts.useAtMostCharacters(maxLength)));

export const billingDetailsForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.enterTheNameThatInvoices),
      z.maxLength(100, texts.useAtMost100Characters),
    ),
  email: z.string().check(z.trim(), emailCheck(texts.enterAnEmailAddressSuch)),
  addressLine1: optionalText(200),
  addressLine2: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  postalCode: optionalText(20),
  country: z.string(),
  taxId: optionalText(50),
});

export type BillingDetailsValues = z.infer<typeof billingDetailsForm>;

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
