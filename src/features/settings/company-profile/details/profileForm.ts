import * as z from 'zod/mini';
import type { CompanyProfileInput } from '@/api/schema.generated';
import type { Profile } from '../companyProfileApi';

const upTo = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use at most ${most} characters.`));

/** The API says the rest: what a phone number, a website or a tax number of a country looks like. */
export const profileForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the name of your company.'),
      z.maxLength(100, 'Use at most 100 characters.'),
    ),
  legalName: upTo(200),
  taxId: upTo(40),
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an e-mail address like hello@company.com.'),
    ),
  phone: z.string(),
  website: z.string(),
  addressLine1: upTo(200),
  addressLine2: upTo(200),
  postalCode: upTo(20),
  city: upTo(100),
  state: upTo(100),
  country: z.string().check(z.minLength(1, 'Choose a country.')),
  currency: z.string().check(z.minLength(1, 'Choose a currency.')),
  timeZone: z.string().check(z.minLength(1, 'Choose a time zone.')),
});

export type ProfileValues = z.infer<typeof profileForm>;
export type ProfileField = keyof ProfileValues;

const fields = Object.keys(profileForm.shape) as ProfileField[];

export const toProfileForm = (profile: Profile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? ''])) as ProfileValues;

export const toProfileInput = (values: ProfileValues): CompanyProfileInput => values;
