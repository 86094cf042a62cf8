import { hasContacts } from '../lib/contactsInNames';
import { oneLine } from '../lib/plainText';

/** A name that somebody chose, as a mail to strangers may say it: as theirs, not ours. Null for what has a link or a phone number in it. */
export function quotedName(name: string): string | null {
  const plain = oneLine(name)
    .replace(/[\p{Cf}“”"]/gu, '')
    .trim();
  return plain === '' || hasContacts(plain) ? null : `“${plain}”`;
}
