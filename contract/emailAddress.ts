import * as z from 'zod/mini';
import { type Message, textOf } from './message';

/** An email address as the console's forms and the API parse it. */
export interface EmailAddress {
  /** The part before the @ as typed, in NFC. */
  local: string;
  domain: string;
  /** The domain in lowercase Punycode. */
  asciiDomain: string;
}

export type EmailProblem = 'Missing' | 'Invisible' | 'TooLong' | 'Malformed';

/** The maximum length in octets, with the domain in ASCII. */
export const maxEmailLength = 254;
const maxLocalLength = 64;

const invisibleCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const invisibleCharacters = new RegExp(invisibleCharacter, 'gu');

// The characters that HTML's email input accepts, plus non-ASCII letters and digits.
const localPattern = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+$/u;
const misplacedDot = /^\.|\.$|\.\./;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ascii = /^[ -~]*$/;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Returns the domain in lowercase Punycode, or null if it contains invalid characters. The URL parser applies
 * UTS 46 to a domain that is not ASCII.
 */
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
  // A numeric last label means an IP address.
  return (
    labels.length > 1 &&
    labels.every((label) => labelPattern.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Parses a typed or pasted address. Returns the problem if the address is invalid. */
export function parseEmail(text: string): EmailAddress | { problem: EmailProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'Missing' };
  if (typed.length > maxEmailLength) return { problem: 'TooLong' };
  if (invisibleCharacter.test(typed)) return { problem: 'Invisible' };
  const composed = typed.normalize('NFC');
  const at = composed.indexOf('@');
  const local = composed.slice(0, Math.max(at, 0));
  const domain = composed.slice(at + 1);
  const asciiDomain = toAscii(domain);
  if (!localPattern.test(local) || misplacedDot.test(local)) return { problem: 'Malformed' };
  if (asciiDomain === null || !isDomain(asciiDomain)) return { problem: 'Malformed' };
  if (octets(local) > maxLocalLength || octets(`${local}@${asciiDomain}`) > maxEmailLength) {
    return { problem: 'TooLong' };
  }
  return { local, domain, asciiDomain };
}

export const isEmailAddress = (text: string): boolean => !('problem' in parseEmail(text));

export type EmailMessages = Readonly<Record<EmailProblem, Message>>;

/** Returns the schema of an email address. Trims the address and otherwise leaves its spelling unchanged. */
export const emailField = (messages: EmailMessages) =>
  z.string().check(
    z.trim(),
    z.check<string>(({ value, issues }) => {
      const parsed = parseEmail(value);
      if ('problem' in parsed)
        issues.push({ code: 'custom', input: value, message: textOf(messages[parsed.problem]) });
    }),
  );

const lowercase = (text: string): string => text.toLowerCase().normalize('NFC');

// Lowercasing does not unify the dotted and dotless i (İ, I and ı) or the two lowercase sigmas.
const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFC');

function buildKey(text: string, normalize: (part: string) => string): string {
  const composed = text.replace(invisibleCharacters, '').trim().normalize('NFC');
  const at = composed.lastIndexOf('@');
  if (at < 0) return normalize(composed);
  const domain = composed.slice(at + 1);
  return `${normalize(composed.slice(0, at))}@${toAscii(domain) ?? normalize(domain)}`;
}

/**
 * Returns the key that all spellings of an address share. Invalid text has a key too, because older rows were
 * not validated.
 */
export const emailKey = (text: string): string => buildKey(text, foldCase);

/** Returns the key of one spelling, which distinguishes İ, ı and i, and ς and σ. */
export const spellingKey = (text: string): string => buildKey(text, lowercase);

/**
 * Returns the address with an ASCII domain, as mail servers and the card provider require. Returns invalid
 * text unchanged.
 */
export function encodeEmailDomain(text: string): string {
  const parsed = parseEmail(text);
  return 'problem' in parsed ? text : `${parsed.local}@${parsed.asciiDomain}`;
}
