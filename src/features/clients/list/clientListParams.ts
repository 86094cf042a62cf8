import type { ClientSort, ClientSortField, ClientStatus } from '@/api/schema.generated';
import { pageSizes } from '@/config/limits';
import { isClientStatus } from '../clientStatus';

const sortWords = {
  name: 'Name',
  status: 'Status',
  country: 'Country',
  created: 'CreatedAt',
  number: 'Number',
} as const satisfies Record<string, ClientSortField>;

export type SortWord = keyof typeof sortWords;

export const defaultSort = '-created';

const isSortWord = (word: string): word is SortWord => Object.hasOwn(sortWords, word);

export interface Sorting {
  word: SortWord;
  isDescending: boolean;
}

/** `created` is oldest first, `-created` newest first; anything unknown is the default. */
export function sortingFrom(text: string): Sorting {
  const isDescending = text.startsWith('-');
  const word = isDescending ? text.slice(1) : text;
  return isSortWord(word) ? { word, isDescending } : { word: 'created', isDescending: true };
}

export const toSort = ({ word, isDescending }: Sorting): ClientSort => ({
  by: sortWords[word],
  direction: isDescending ? 'Descending' : 'Ascending',
});

/** A header's next order: ascending first, then turned around. */
export const nextSort = (current: Sorting, word: SortWord): string =>
  current.word === word && !current.isDescending ? `-${word}` : word;

export const statusesFrom = (text: string): ClientStatus[] => [
  ...new Set(text.split(',').filter(isClientStatus)),
];

export const pageSizeFrom = (text: string): number =>
  pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
