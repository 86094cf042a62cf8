import * as z from 'zod/mini';
import type { CompanyDetailsInput } from '@/api/schema.generated';
import { browserTimeZone } from '@/lib/browserTimeZone';
import type { WhiteLabelledCustomer } from '@/state/operator';
import { companyFields } from '@/ui/company/companyFields';

export const companyDetailsForm = z.object(companyFields);

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
