import * as z from 'zod/mini';
import type { CompanyProfileInput } from '@/api/types';
import { companyFields } from '@/ui/company/companyFields';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';

const optionalText = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, texts.useAtMostCharacters(maxLength)));

export const profileForm = z.object({
  ...companyFields,
  legalName: optionalText(200),
  taxId: optionalText(60),
  addressLine1: optionalText(200),
  addressLine2: optionalText(200),
  postalCode: optionalText(20),
  city: optionalText(100),
  state: optionalText(100),
});

export type ProfileValues = z.infer<typeof profileForm>;
export type ProfileField = keyof ProfileValues;

const fields = Object.keys(profileForm.shape) as ProfileField[];

export const toProfileForm = (profile: Profile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? ''])) as ProfileValues;

export const toProfileInput = (values: ProfileValues): CompanyProfileInput => values;
