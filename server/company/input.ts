import * as z from 'zod';
import { isCountry } from '../lib/countries';
import { emailAddress, emailMessages } from '../lib/emailAddress';
import { isCurrency } from '../lib/money';
import { companyFields as sharedFields, normalizePhoneField } from '../../contract/company';
import { textMessages, phoneMessages } from '../lib/input';
import { t } from '../lib/i18n/i18n';

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
  name: textMessages,
  email: emailMessages,
  country: () => t('Choose a country from the list.'),
  currency: () => t('Choose a currency from the list.'),
  timeZone: () => t('Choose a time zone from the list.'),
  website: () => t('Enter a website, such as https://example.com.'),
} as const;

const fields = sharedFields(companyMessages);

export const companyFields = {
  ...fields,
  email: emailAddress,
  country: fields.country.check(z.refine(isCountry, { error: companyMessages.country })),
  currency: fields.currency.check(z.refine(isCurrency, { error: companyMessages.currency })),
  timeZone: fields.timeZone.check(z.refine(isTimeZone, { error: companyMessages.timeZone })),
};

export const companyDetailsInput = z.object(companyFields).transform(normalizePhoneField(phoneMessages));

export type CompanyDetails = z.output<typeof companyDetailsInput>;
