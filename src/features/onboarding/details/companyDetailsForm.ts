import * as z from 'zod/mini';
import type { CompanyDetailsInput } from '@/api/types';
import { browserTimeZone } from '@/lib/localeSettings';
import type { WhiteLabelledCustomer } from '@/state/operator';
import { companyFields, phoneMessages } from '@/ui/company/companyFields';
import type { UseFormReturn } from 'react-hook-form';
import { normalizePhoneField } from '@contract/company';

export const companyDetailsForm = () =>
  z.pipe(z.object(companyFields()), z.transform(normalizePhoneField(phoneMessages())));

/** The values of the inputs. */
export type CompanyDetailsValues = z.input<ReturnType<typeof companyDetailsForm>>;

export type CompanyDetailsForm = UseFormReturn<CompanyDetailsValues, unknown, CompanyDetailsInput>;

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
