import * as z from 'zod';
import { canonicalLocale } from '../../lib/canonicalLocale';
import { personName } from '../../lib/plainText';
import { emailAddress } from '../../lib/emailAddress';
import { newPassword } from '../auth/passwords';
import { normalisePhone } from '../clients/phone';

const locale = z
  .string()
  .nullish()
  .transform((tag, issues) => {
    if (tag === undefined) return undefined;
    if (!tag) return null;
    const known = canonicalLocale(tag);
    if (known === null) issues.addIssue('Choose a language from the list.');
    return known;
  });

/** What is left out is not touched. A phone number without a country code is read as one of `country`. */
export const myProfileInput = (country: string | null) =>
  z.object({
    name: personName('your name').optional(),
    phone: z
      .string()
      .nullish()
      .transform((typed, issues) => {
        if (typed === undefined) return undefined;
        if (!typed?.trim()) return null;
        const result = normalisePhone(typed, country);
        if ('phone' in result) return result.phone;
        issues.addIssue(result.problem);
        return z.NEVER;
      }),
    locale,
  });

export const passwordInput = z.object({ password: newPassword });

export const emailInput = z.object({ email: emailAddress });
