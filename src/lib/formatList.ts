import { ownLocale } from './reader';

/** `Ada, Grace and Sam`, as the language of the texts joins them; `Ada, Grace or Sam` for a disjunction. */
export const formatList = (
  items: readonly string[],
  type: Intl.ListFormatOptions['type'] = 'conjunction',
): string => new Intl.ListFormat(ownLocale(), { type }).format(items);
