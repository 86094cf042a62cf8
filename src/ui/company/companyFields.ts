import { t } from '@lingui/core/macro';
import { companyFields as sharedFields, type CompanyMessages } from '@contract/company';
import type { PhoneMessages } from '@contract/phone';
import { emailMessages, textMessages } from '@/lib/fieldMessages';

/** Returns the messages in the current language, which is unknown while modules are evaluated. */
export const companyMessages = (): CompanyMessages => ({
  name: textMessages(t`Enter the name of your company.`),
  email: emailMessages(t`Enter an email address like hello@company.com.`),
  country: t`Choose a country.`,
  currency: t`Choose a currency.`,
  timeZone: t`Choose a time zone.`,
  website: t`Enter a website like https://example.com.`,
});

export const phoneMessages = (): PhoneMessages => ({
  NotDigits: t`Enter digits only, without letters or an extension.`,
  NoCountryCode: t`Start with + and the country code, as in +14155550123.`,
  WrongLength: t`Enter 7 to 15 digits with the country code.`,
});

export const companyFields = () => sharedFields(companyMessages());
