import { t } from '@lingui/core/macro';
import { companyFields as sharedFields, type CompanyMessages } from '@contract/company';
import type { PhoneMessages } from '@contract/phone';
import { emailMessages, textMessages } from '@/lib/fieldMessages';

/** Returns the messages in the current language, which is unknown while modules are evaluated. */
export const companyMessages = (): CompanyMessages => ({
  name: textMessages(t`Enter your company name.`),
  email: emailMessages(t`Enter an email address, such as hello@company.com.`),
  country: t`Choose a country.`,
  currency: t`Choose a currency.`,
  timeZone: t`Choose a time zone.`,
  website: t`Enter a website, such as https://example.com.`,
});

export const phoneMessages = (): PhoneMessages => ({
  NotDigits: t`Enter the phone number in digits only, without an extension.`,
  NoCountryCode: t`Start the phone number with + and its country code, such as +14155550123.`,
  WrongLength: t`Enter a phone number of 7 to 15 digits, including the country code.`,
});

export const companyFields = () => sharedFields(companyMessages());
