import { hasContacts } from '../lib/contactsInNames';
import { oneLine } from '../lib/plainText';

/** Returns a user's name in quotation marks for an email to strangers; null if it contains a link or a phone number. */
export function quotedName(name: string): string | null {
  const plain = oneLine(name)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}“”"]/gu, '')
    .trim();
  return plain === '' || hasContacts(plain) ? null : `“${plain}”`;
}
