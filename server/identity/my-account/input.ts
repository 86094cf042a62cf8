import { languages } from '../../../contract/languages';
import { textOf } from '../../../contract/message';
import * as z from 'zod';
import { personName, phoneMessages } from '../../lib/input';
import { emailAddress } from '../../lib/emailAddress';
import { t } from '../../lib/i18n/i18n';
import { newPassword } from '../passwords/passwords';
import { normalizePhone } from '../../../contract/phone';

const maxLocaleLength = 35;

/**
 * Returns the canonical spelling of a language tag, or null if the tag is malformed, longer than 35
 * characters or not supported by the runtime.
 */
export function canonicalLocale(tag: string): string | null {
  if (tag.length > maxLocaleLength) return null;
  try {
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
    const canonical = canonicalLocale(tag);
    if (canonical === null) issues.addIssue(t('Choose a language from the list.'));
    return canonical;
  });

/**
 * Returns the schema of a profile update, in which omitted fields stay unchanged. `country` applies to phone
 * numbers without a calling code.
 */
export const myProfileInput = (country: string | null) =>
  z.object({
    name: z.optional(personName),
    phone: z
      .string()
      .nullish()
      .transform((input, issues) => {
        if (input === undefined) return undefined;
        if (!input?.trim()) return null;
        const result = normalizePhone(input, country);
        if ('phone' in result) return result.phone;
        issues.addIssue(textOf(phoneMessages[result.problem]));
        return z.NEVER;
      }),
    locale,
    language: z.optional(
      z.nullable(z.enum(languages, { error: () => t('Choose a language from the list.') })),
    ),
  });

export const passwordInput = z.object({ password: newPassword });

export const emailInput = z.object({ email: emailAddress });
