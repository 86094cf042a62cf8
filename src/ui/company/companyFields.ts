import * as z from 'zod/mini';
import { emailCheck } from '@/lib/emailAddress';
import * as texts from '@/texts/ui/company';

/**
 * Schemas of the company fields, shared by all forms. Only the API validates the phone number and the
 * website.
 */
export const companyFields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.enterTheNameOfYourCompany),
      z.maxLength(100, texts.useAtMost100Characters),
    ),
  email: z.string().check(z.trim(), emailCheck(texts.enterAnEmailAddressLikeHello)),
  phone: z.string(),
  website: z.string(),
  country: z.string().check(z.minLength(1, texts.chooseACountry)),
  currency: z.string().check(z.minLength(1, texts.chooseACurrency)),
  timeZone: z.string().check(z.minLength(1, texts.chooseATimeZone)),
};
