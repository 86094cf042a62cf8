import * as z from 'zod';
import { isCountry } from '../lib/countries';
import { emailAddress } from '../lib/emailAddress';
import { isCurrency } from '../lib/money';
import { plainLine } from '../lib/plainText';
import { normalizeWebsite } from '../lib/website';
import { normalizePhone } from '../lib/phone';

function isTimeZone(name: string): boolean {
  // `Intl` also accepts offsets such as `+01:00`, which have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const website = z
  .string()
  .nullish()
  .transform((text, issues) => {
    const typed = text?.trim();
    if (!typed) return null;
    const address = normalizeWebsite(typed);
    if (!address) issues.addIssue('Type the address of a website, such as https://example.com.');
    return address;
  });

export const companyFields = {
  name: plainLine('a company name', 1, 100),
  email: emailAddress,
  phone: z.string().nullish(),
  country: z.string().trim().toUpperCase().refine(isCountry, 'Choose a country from the list.'),
  currency: z.string().trim().toUpperCase().refine(isCurrency, 'Choose a currency from the list.'),
  timeZone: z.string().trim().refine(isTimeZone, 'Choose a time zone from the list.'),
  website,
};

/**
 * Normalizes the phone number, or adds an issue if it is invalid. A number without a calling code belongs to
 * the company's country.
 */
export function normalizePhoneField<Fields extends { phone?: string | null | undefined; country: string }>(
  fields: Fields,
  issues: z.core.$RefinementCtx,
): Omit<Fields, 'phone'> & { phone: string | null } {
  if (!fields.phone?.trim()) return { ...fields, phone: null };
  const result = normalizePhone(fields.phone, fields.country);
  if ('phone' in result) return { ...fields, phone: result.phone };
  issues.addIssue({ code: 'custom', path: ['phone'], message: result.problem });
  return z.NEVER;
}

export const companyDetailsInput = z.object(companyFields).transform(normalizePhoneField);

export type CompanyDetails = z.output<typeof companyDetailsInput>;
