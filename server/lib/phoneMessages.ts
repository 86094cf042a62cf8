import type { PhoneMessages } from '../../contract/phone';

export const phoneMessages: PhoneMessages = {
  NotDigits: 'A phone number has digits only: leave out letters and extensions.',
  NoCountryCode: 'Begin the phone number with + and the country code, as in +14155550123.',
  WrongLength: 'This is not a phone number: it needs 7 to 15 digits with its country code.',
};
