import * as z from 'zod/mini';
import type { CompanyDetailsInput } from '@/api/schema.generated';
import { browserTimeZone } from '@/lib/browserTimeZone';
import type { WhiteLabelledCustomer } from '@/state/operator';

export const companyDetailsForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the name of your company.'),
      z.maxLength(100, 'Use at most 100 characters.'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address like hello@company.com.'),
    ),
  phone: z.string(),
  country: z.string().check(z.minLength(1, 'Choose a country.')),
  currency: z.string().check(z.minLength(1, 'Choose a currency.')),
  timeZone: z.string().check(z.minLength(1, 'Choose a time zone.')),
  website: z.string(),
});

export type CompanyDetailsValues = z.infer<typeof companyDetailsForm>;

/** A draft goes before what is saved, and what is saved before what the browser suggests. */
export function toCompanyDetailsForm(
  company: WhiteLabelledCustomer | null,
  draft: Record<string, unknown> | null,
): CompanyDetailsValues {
  const hasBeenSaved = Boolean(company?.country);
  const values: CompanyDetailsValues = {
    name: company?.name ?? '',
    email: company?.email ?? '',
    phone: company?.phone ?? '',
    country: company?.country ?? '',
    currency: hasBeenSaved ? (company?.currency ?? '') : '',
    timeZone: hasBeenSaved ? (company?.timeZone ?? '') : browserTimeZone(),
    website: company?.website ?? '',
  };
  for (const field of Object.keys(values) as (keyof CompanyDetailsValues)[]) {
    const kept = draft?.[field];
    if (typeof kept === 'string') values[field] = kept;
  }
  return values;
}

export const toCompanyDetailsInput = (values: CompanyDetailsValues): CompanyDetailsInput => ({
  ...values,
  phone: values.phone.trim() || null,
  website: values.website.trim() || null,
});
