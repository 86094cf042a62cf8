import { parse } from 'tldts';
import { normalizeLine } from '../../contract/text';

const maxNameLength = 320;

// Email programs link these with any ending: `https://…`, `www.…`, `bank.test/login`.
const linkPattern = /:\/\/|^\W*www\.|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{M}]+\/\S/iu;
const betweenHosts = /[^\p{L}\p{M}\p{N}.-]+|\.{2,}/u;
// Marks, such as those of keycap emoji, can separate digits, because they are neither letters nor digits.
const digitRun = /\+?\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){6,}\p{M}*/gu;
const usualSeparators = /^[+\p{Nd}\s()./-]+$/u;
const year = /^(?:1[89]|20)\d\d$/;
// Reserved endings, which the public suffix list doesn't contain.
const reservedEndings = new Set(['example', 'test', 'local', 'localhost', 'internal', 'invalid', 'onion']);

interface Link {
  /** The domain name without its ending, such as `Booking` for `Booking.com`; empty for other links. */
  name: string;
}

/**
 * Normalizes compatibility forms and removes invisible characters, because email programs link text that
 * contains them.
 */
const normalizeText = (text: string): string =>
  text
    .slice(0, maxNameLength)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。｡]/gu, '.');

/**
 * Removes trailing combining marks, because an email program may end a link before them. `hostsIn` also tries
 * the host with its marks, because some public suffixes end in one.
 */
const withoutLastMarks = (host: string): string =>
  host
    .normalize('NFD')
    .replace(/(?<!\p{M})\p{M}+$/u, '')
    .normalize('NFC');

const hostsIn = (word: string): string[] =>
  word
    .split(betweenHosts)
    .map((part) => part.replace(/^\.|\.$/gu, ''))
    .filter((part) => part.includes('.'))
    .flatMap((part) => [part, withoutLastMarks(part)]);

function linkIn(word: string): Link | null {
  for (const host of hostsIn(word)) {
    const {
      isIcann,
      isIp,
      publicSuffix,
      domainWithoutSuffix: name,
    } = parse(host, { extractHostname: false });
    if (isIp) return { name: '' };
    if (!name || !(isIcann || reservedEndings.has(publicSuffix ?? ''))) continue;
    const at = host.toLowerCase().lastIndexOf(`${name}.`);
    return { name: at < 0 ? name : host.slice(at, at + name.length) };
  }
  return linkPattern.test(word) ? { name: '' } : null;
}

/**
 * Returns whether the numbers in a name look like a phone number. Years and short numbers do not, as in
 * `Studio 54, 2024-2025`, `Hall 101, 2024` and `1,000,000 Dreams`.
 */
function isPhoneNumber(numberText: string): boolean {
  if (numberText.startsWith('+')) return true;
  const numbers = numberText.match(/\p{Nd}+/gu) ?? [];
  const digits = numbers.join('').length;
  const years = numbers.filter((number) => year.test(number)).length;
  const others = digits - 4 * years;
  if (years > 1 && others < 4) return false;
  return usualSeparators.test(numberText) || (digits > 7 && others > 4);
}

const words = (text: string): string[] => normalizeText(text).split(/\s+/u).filter(Boolean);

/**
 * Returns whether a name contains a URL, a domain or a phone number, which an email would deliver to
 * strangers.
 */
export const hasContacts = (name: string): boolean =>
  words(name).some((word) => linkIn(word) !== null) ||
  (words(name).join(' ').match(digitRun) ?? []).some(isPhoneNumber);

/**
 * Returns a name that is safe in an email to strangers: `Booking` for `Booking.com`, and without phone
 * numbers.
 */
export const removeContacts = (name: string): string =>
  hasContacts(name)
    ? words(name)
        .map((word) => linkIn(word)?.name ?? word)
        .join(' ')
        .replace(digitRun, (numberText) => (isPhoneNumber(numberText) ? ' ' : numberText))
        .replace(/\s+/gu, ' ')
        .trim()
    : name;

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
