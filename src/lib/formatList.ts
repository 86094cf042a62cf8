import { defaultLocale } from './localeSettings';

/**
 * Joins items in the console's language, as `Ada, Grace, and Sam`, or as `Ada, Grace, or Sam` for a
 * disjunction.
 */
export const formatList = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat(defaultLocale(), { type }).format(items);
