import { companyFields as sharedFields, type CompanyMessages } from '@contract/company';
import type { PhoneMessages } from '@contract/phone';
import { emailMessages, textMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/ui/company';

export const companyMessages: CompanyMessages = {
  name: textMessages(texts.enterTheNameOfYourCompany),
  email: emailMessages(texts.enterAnEmailAddressLikeHello),
  country: texts.chooseACountry,
  currency: texts.chooseACurrency,
  timeZone: texts.chooseATimeZone,
  website: texts.enterAWebsiteLike,
};

export const phoneMessages: PhoneMessages = {
  NotDigits: texts.aPhoneNumberHasDigits,
  NoCountryCode: texts.beginThePhoneNumberWith,
  WrongLength: texts.aPhoneNumberHas7To15,
};

export const companyFields = sharedFields(companyMessages);
