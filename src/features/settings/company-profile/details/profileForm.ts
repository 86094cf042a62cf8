import * as z from 'zod/mini';
import type { CompanyProfileInput } from '@/api/types';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';
import type { UseFormReturn } from 'react-hook-form';
import { maxTaxIdLength, normalizePhoneField, normalizeTaxIdField, profileFields } from '@contract/company';
import { textMessages } from '@/lib/fieldMessages';
import { companyMessages, phoneMessages } from '@/ui/company/companyFields';

const optional = textMessages();

const fields = profileFields({
  ...companyMessages,
  legalName: optional,
  taxId: optional,
  addressLine1: optional,
  addressLine2: optional,
  postalCode: optional,
  city: optional,
  state: optional,
});

export const profileForm = z.pipe(
  z.pipe(z.object(fields), z.transform(normalizePhoneField(phoneMessages))),
  z.transform(
    normalizeTaxIdField({ malformed: texts.aTaxNumberHas(maxTaxIdLength), vat: texts.isNoVatNumber }),
  ),
);

export type ProfileField = keyof typeof fields;
/** The values of the inputs. */
export type ProfileValues = z.input<typeof profileForm>;

export type ProfileForm = UseFormReturn<ProfileValues, unknown, CompanyProfileInput>;

const fieldNames = Object.keys(fields) as ProfileField[];

export const toProfileForm = (profile: Profile): ProfileValues =>
  Object.fromEntries(fieldNames.map((field) => [field, profile[field] ?? ''])) as ProfileValues;
