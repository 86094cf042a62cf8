import * as z from 'zod/mini';
import type { CompanyProfileInput } from '@/api/schema.generated';
import { companyFields } from '@/ui/company/companyFields';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';

const upTo = (most: number) => z.string().check(z.trim(), z.maxLength(most, texts.useAtMostCharacters(most)));

export const profileForm = z.object({
  ...companyFields,
  legalName: upTo(200),
  taxId: upTo(60),
  addressLine1: upTo(200),
  addressLine2: upTo(200),
  postalCode: upTo(20),
  city: upTo(100),
  state: upTo(100),
});

export type ProfileValues = z.infer<typeof profileForm>;
export type ProfileField = keyof ProfileValues;

const fields = Object.keys(profileForm.shape) as ProfileField[];

export const toProfileForm = (profile: Profile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? ''])) as ProfileValues;

export const toProfileInput = (values: ProfileValues): CompanyProfileInput => values;
