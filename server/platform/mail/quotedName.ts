import { hasContacts } from '../../lib/contactsInNames';
import { normalizeLine } from '../../../contract/text';

/**
 * Returns a user's name in quotation marks for an email to a stranger, or null if it is empty or contains
 * contact details.
 */
export function quotedName(name: string): string | null {
  const cleaned = normalizeLine(name)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}“”"]/gu, '')
    .trim();
  return cleaned === '' || hasContacts(cleaned) ? null : `“${cleaned}”`;
}
