import { parse } from 'tldts';

const longestName = 320;

// What mail programs make a link of whatever its ending: `https://…`, `www.…`, `bank.test/login`.
const plainLink = /:\/\/|^\W*www\.|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{M}]+\/\S/iu;
const betweenHosts = /[^\p{L}\p{M}\p{N}.-]+|\.{2,}/u;
// Marks, such as those of keycap emoji, are neither letters nor digits.
const digitRun = /\+?\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){6,}\p{M}*/gu;
const usualSeparators = /^[+\p{Nd}\s()./-]+$/u;
const year = /^(?:1[89]|20)\d\d$/;
// Reserved endings, which no list of public suffixes has.
const reservedEndings = new Set(['example', 'test', 'local', 'localhost', 'internal', 'invalid', 'onion']);

interface Link {
  /** What the name says without the ending, such as `Booking` for `Booking.com`. */
  name: string;
}

/** Compatibility forms and invisible characters hide a link from us, and not from mail programs. */
const revealed = (text: string): string =>
  text
    .slice(0, longestName)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。｡]/gu, '.');

/** A mail program may end a link before the marks, and some public suffixes end in one. */
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
  return plainLink.test(word) ? { name: '' } : null;
}

/** Names have years and short numbers in them too: `Studio 54, 2024-2025`, `Hall 101, 2024`, `1,000,000 Dreams`. */
function isPhoneNumber(run: string): boolean {
  if (run.startsWith('+')) return true;
  const numbers = run.match(/\p{Nd}+/gu) ?? [];
  const digits = numbers.join('').length;
  const years = numbers.filter((number) => year.test(number)).length;
  const others = digits - 4 * years;
  if (years > 1 && others < 4) return false;
  return usualSeparators.test(run) || (digits > 7 && others > 4);
}

const words = (text: string): string[] => revealed(text).split(/\s+/u).filter(Boolean);

/** Whether a name has a web address, a bare domain or a phone number in it, which a mail would carry to strangers. */
export const hasContacts = (name: string): boolean =>
  words(name).some((word) => linkIn(word) !== null) ||
  (words(name).join(' ').match(digitRun) ?? []).some(isPhoneNumber);

/** Returns a name as a mail to strangers may say it: `Booking` for `Booking.com`, and without phone numbers. */
export const withoutContacts = (name: string): string =>
  hasContacts(name)
    ? words(name)
        .map((word) => linkIn(word)?.name ?? word)
        .join(' ')
        .replace(digitRun, (run) => (isPhoneNumber(run) ? ' ' : run))
        .replace(/\s+/gu, ' ')
        .trim()
    : name;
