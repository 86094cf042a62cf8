import * as z from 'zod/mini';
import type { CompanyDetailsInput } from '@/api/types';
import { browserTimeZone } from '@/lib/browserTimeZone';
import type { WhiteLabelledCustomer } from '@/state/operator';
import { companyFields } from '@/ui/company/companyFields';

export const companyDetailsForm = z.object(companyFields);

export type CompanyDetailsValues = z.infer<typeof companyDetailsForm>;

/**
 * Returns the initial values of the form. Draft values override saved values, which override the browser's
 * time zone.
 */
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
    const draftValue = draft?.[field];
    if (typeof draftValue === 'string') values[field] = draftValue;
  }
  return values;
}

export const toCompanyDetailsInput = (values: CompanyDetailsValues): CompanyDetailsInput => ({
  ...values,
  phone: values.phone.trim() || null,
  website: values.website.trim() || null,
});
