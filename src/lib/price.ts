import { minorDigits } from './format';

const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/** `19.99` in USD is 1999. Null when it is no price, or could be read in two ways. */
export function toMinorUnits(typed: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const text = typed.replace(/[\s\u00a0]/g, '');
  // With three decimals, 1,234 may be a thousand and more, or a little over one.
  if (digits === 3 && /^\d{1,3},\d{3}$/.test(text)) return null;
  const match = plain.exec(grouped.test(text) ? text.replaceAll(',', '') : text);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** 1999 in USD is `19.99`, as one would type it. */
export function toMajorUnits(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
