/** Parses email addresses for the console's forms and for the API. */
export interface EmailAddress {
  /** As typed, in NFC. */
  local: string;
  domain: string;
  /** In lower case and in punycode. */
  asciiDomain: string;
}

export type EmailProblem = 'Missing' | 'Invisible' | 'TooLong' | 'Malformed';

/** In octets, with the domain in ASCII. */
export const longestEmail = 254;
const longestLocal = 64;

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const everyInvisible = new RegExp(invisible, 'gu');

// The characters that HTML's email input accepts, plus non-ASCII letters and digits.
const localShape = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+$/u;
const misplacedDot = /^\.|\.$|\.\./;
const labelShape = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ascii = /^[ -~]*$/;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Returns null for an invalid domain. Browsers and Node parse a URL's host by UTS 46, as mail servers do. */
function toAscii(domain: string): string | null {
  if (/[^a-z0-9.-]/i.test(domain.replace(/[^ -~]/g, ''))) return null;
  if (ascii.test(domain)) return domain.toLowerCase();
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

function isDomain(asciiDomain: string): boolean {
  const labels = asciiDomain.split('.');
  // A numeric last label belongs to an IP address.
  return (
    labels.length > 1 && labels.every((label) => labelShape.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Parses a typed or pasted address, or returns what is wrong with it. */
export function readEmail(text: string): EmailAddress | { problem: EmailProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'Missing' };
  if (typed.length > longestEmail) return { problem: 'TooLong' };
  if (invisible.test(typed)) return { problem: 'Invisible' };
  const composed = typed.normalize('NFC');
  const at = composed.indexOf('@');
  const local = composed.slice(0, Math.max(at, 0));
  const domain = composed.slice(at + 1);
  const asciiDomain = toAscii(domain);
  if (!localShape.test(local) || misplacedDot.test(local)) return { problem: 'Malformed' };
  if (asciiDomain === null || !isDomain(asciiDomain)) return { problem: 'Malformed' };
  if (octets(local) > longestLocal || octets(`${local}@${asciiDomain}`) > longestEmail) {
    return { problem: 'TooLong' };
  }
  return { local, domain, asciiDomain };
}

const lowered = (text: string): string => text.toLowerCase().normalize('NFC');

// Lower case alone does not unify letters that share an upper case in some language: İ, I and ı, and the two small sigmas.
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFC');

function keyBy(text: string, simplify: (part: string) => string): string {
  const composed = text.replace(everyInvisible, '').trim().normalize('NFC');
  const at = composed.lastIndexOf('@');
  if (at < 0) return simplify(composed);
  const domain = composed.slice(at + 1);
  return `${simplify(composed.slice(0, at))}@${toAscii(domain) ?? simplify(domain)}`;
}

/** Returns the key that all forms of an address share. Every text has one, because older rows were not validated. */
export const emailKey = (text: string): string => keyBy(text, fold);

/** Returns the key of one spelling, which tells İ, ı and i apart, and ς and σ. */
export const spellingKey = (text: string): string => keyBy(text, lowered);

/** Returns the address for mail servers and the card provider, with its domain in ASCII. */
export function sendingEmail(text: string): string {
  const read = readEmail(text);
  return 'problem' in read ? text : `${read.local}@${read.asciiDomain}`;
}
