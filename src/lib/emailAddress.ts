import * as z from 'zod/mini';
import { parseEmail } from '../../contract/emailAddress';
import * as texts from '@/texts/lib';

export { emailKey } from '../../contract/emailAddress';

export const isEmailAddress = (text: string): boolean => !('problem' in parseEmail(text));

/** Checks a form's field with the rule of the API; `malformed` is the form's own hint. */
export const emailCheck = (malformed: string) =>
  z.check<string>((field) => {
    const read = parseEmail(field.value);
    if (!('problem' in read)) return;
    const message =
      read.problem === 'Invisible' ? texts.theEmailAddressContainsAnInvisibleCharacter : malformed;
    field.issues.push({ code: 'custom', input: field.value, message });
  });
