import * as z from 'zod';
import { plainLine } from '../../lib/plainText';
import { emailAddress } from '../../lib/emailAddress';
import { newPassword } from '../auth/passwords';
import { normalisePhone } from '../clients/phone';

const localeMaxLength = 35;

function canonicalLocale(tag: string): string | null {
  try {
    // A language that is spelt rightly but that nobody has numbers and dates for is none.
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const locale = z
  .string()
  .nullish()
  .transform((tag, issues) => {
    if (tag === undefined) return undefined;
    if (!tag) return null;
    const known = tag.length <= localeMaxLength ? canonicalLocale(tag) : null;
    if (known === null) issues.addIssue('Choose a language from the list.');
    return known;
  });

/** What is left out is not touched. A phone number without a country code is read as one of `country`. */
export const myProfileInput = (country: string | null) =>
  z.object({
    name: plainLine('your name', 1, 100).optional(),
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
