import { ownEnglish } from './reader';

/** `Ada, Grace and Sam`, as the reader's own English joins them. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(ownEnglish(), { type: 'conjunction' }).format(items);
