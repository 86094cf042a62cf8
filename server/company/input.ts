import * as z from 'zod';
import { isCountry } from '../lib/countries';
import { emailAddress, emailMessages } from '../lib/emailAddress';
import { isCurrency } from '../lib/money';
import { companyFields as sharedFields, normalizePhoneField } from '../../contract/company';
import { textMessages, phoneMessages } from '../lib/input';

function isTimeZone(name: string): boolean {
  // `Intl` also accepts offsets such as `+01:00`, which have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const companyMessages = {
  name: textMessages('a company name'),
  email: emailMessages,
  country: 'Choose a country from the list.',
  currency: 'Choose a currency from the list.',
  timeZone: 'Choose a time zone from the list.',
  website: 'Type the address of a website, such as https://example.com.',
} as const;

const fields = sharedFields(companyMessages);

export const companyFields = {
  ...fields,
  email: emailAddress,
  country: fields.country.check(z.refine(isCountry, companyMessages.country)),
  currency: fields.currency.check(z.refine(isCurrency, companyMessages.currency)),
  timeZone: fields.timeZone.check(z.refine(isTimeZone, companyMessages.timeZone)),
};

export const companyDetailsInput = z.object(companyFields).transform(normalizePhoneField(phoneMessages));

export type CompanyDetails = z.output<typeof companyDetailsInput>;
