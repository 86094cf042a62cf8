import { formatNumber } from '@/lib/format';

/** Formats a count as `2 clients` or `1 client`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Returns a label as written within a sentence. Languages that capitalize nouns return it unchanged. */
export const inSentence = (label: string): string => label.toLowerCase();

/** Converts an English name of the contract to words, such as `addressLine1` to `Address line 1`. */
export function inWords(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
