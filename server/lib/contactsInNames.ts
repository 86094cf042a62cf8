import { parse } from 'tldts';

const longestName = 320;

// What mail programs make a link of whatever its ending: `https://…`, `www.…`, `bank.test/login`.
const plainLink = /:\/\/|^\W*www\.|[\p{L}\p{N}-]\.\p{L}{2,}\/\S/iu;
const betweenHosts = /[^\p{L}\p{M}\p{N}.-]+|\.{2,}/u;
const phoneLike = /\+?\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,}/gu;
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
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/gu, '.');

const hostsIn = (word: string): string[] =>
  word
    .split(betweenHosts)
    .map((part) => part.replace(/^\.|\.$/gu, ''))
    .filter((part) => part.includes('.'));

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

const words = (text: string): string[] => revealed(text).split(/\s+/u).filter(Boolean);

/** Whether a name has a web address, a bare domain or a phone number in it, which a mail would carry to strangers. */
export const hasContacts = (name: string): boolean =>
  words(name).some((word) => linkIn(word) !== null) || words(name).join(' ').search(phoneLike) >= 0;

/** Returns a name as a mail to strangers may say it: `Booking` for `Booking.com`, and without phone numbers. */
export const withoutContacts = (name: string): string =>
  hasContacts(name)
    ? words(name)
        .map((word) => linkIn(word)?.name ?? word)
        .join(' ')
        .replace(phoneLike, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
    : name;
