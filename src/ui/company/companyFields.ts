import * as z from 'zod/mini';

/** What a company says of itself, wherever a form asks for it; the API says the rest. */
export const companyFields = {
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
  website: z.string(),
  country: z.string().check(z.minLength(1, 'Choose a country.')),
  currency: z.string().check(z.minLength(1, 'Choose a currency.')),
  timeZone: z.string().check(z.minLength(1, 'Choose a time zone.')),
};
