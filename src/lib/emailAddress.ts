import * as z from 'zod/mini';
import { parseEmail } from '@contract/emailAddress';
import * as texts from '@/texts/lib';

export { emailKey } from '@contract/emailAddress';

export const isEmailAddress = (text: string): boolean => !('problem' in parseEmail(text));

/**
 * Validates a form field with the API's rule. `malformed` is the form's message for every problem except
 * invisible characters.
 */
export const emailCheck = (malformed: string) =>
  z.check<string>((field) => {
    const parsed = parseEmail(field.value);
    if (!('problem' in parsed)) return;
    const message =
      parsed.problem === 'Invisible' ? texts.theEmailAddressContainsAnInvisibleCharacter : malformed;
    field.issues.push({ code: 'custom', input: field.value, message });
  });
