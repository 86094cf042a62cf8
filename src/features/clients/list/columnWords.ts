import type { ClientColumn, ClientSortField } from '@/api/schema.generated';

interface ColumnWords {
  label: string;
  by: ClientSortField;
  /** What an export of the column holds. */
  exports: readonly ClientColumn[];
  /** Shown until an operator chooses columns. */
  isUsual?: true;
  needsMoney?: true;
  isNumber?: true;
  /** The largest or latest is what one looks for: the first press puts it on top. */
  startsDown?: true;
}

/** Every column of the list by its word in the address; a client's name always stands first. */
export const columnWords = {
  name: { label: 'Client', by: 'Name', exports: ['Name', 'Email'], isUsual: true },
  status: { label: 'Status', by: 'Status', exports: ['Status'], isUsual: true },
  plan: { label: 'Plan', by: 'Plan', exports: ['Plan'], isUsual: true },
  mrr: {
    label: 'MRR',
    by: 'Mrr',
    exports: ['Mrr'],
    isUsual: true,
    needsMoney: true,
    isNumber: true,
    startsDown: true,
  },
  payment: {
    label: 'Last payment',
    by: 'LastPaymentAt',
    exports: ['LastPaymentAt', 'LastPaymentStatus'],
    isUsual: true,
    needsMoney: true,
    startsDown: true,
  },
  created: { label: 'Created', by: 'CreatedAt', exports: ['CreatedAt'], isUsual: true, startsDown: true },
  number: { label: 'Number', by: 'Number', exports: ['Number'], isNumber: true, startsDown: true },
  phone: { label: 'Phone', by: 'Phone', exports: ['Phone'] },
  country: { label: 'Country', by: 'Country', exports: ['Country'] },
  trial: { label: 'Trial ends', by: 'TrialEndsAt', exports: ['TrialEndsAt'] },
  renewal: { label: 'Next renewal', by: 'NextRenewalAt', exports: ['NextRenewalAt'] },
  lifetime: {
    label: 'Lifetime value',
    by: 'LifetimeValue',
    exports: ['LifetimeValue'],
    needsMoney: true,
    isNumber: true,
    startsDown: true,
  },
  login: { label: 'Last login', by: 'LastLoginAt', exports: ['LastLoginAt'], startsDown: true },
  tags: { label: 'Tags', by: 'Tags', exports: ['Tags'] },
  source: { label: 'Source', by: 'Source', exports: ['Source'] },
  updated: { label: 'Updated', by: 'UpdatedAt', exports: ['UpdatedAt'], startsDown: true },
} as const satisfies Record<string, ColumnWords>;

export type ColumnWord = keyof typeof columnWords;

export const wordsOf = (word: ColumnWord): ColumnWords => columnWords[word];

export const isColumnWord = (text: string): text is ColumnWord => Object.hasOwn(columnWords, text);

/** What can stand beside the name, in the usual order. */
export const choosableColumns = (hasMoney: boolean): ColumnWord[] =>
  Object.keys(columnWords)
    .filter(isColumnWord)
    .filter((word) => word !== 'name' && (hasMoney || !wordsOf(word).needsMoney));

export const usualColumns = (hasMoney: boolean): ColumnWord[] =>
  choosableColumns(hasMoney).filter((word) => wordsOf(word).isUsual);

/** What is known and may be seen of the words that somebody chose; null when that is nothing. */
export function columnsFrom(texts: readonly string[], hasMoney: boolean): ColumnWord[] | null {
  const offered = new Set<string>(choosableColumns(hasMoney));
  const words = [...new Set(texts)].filter(isColumnWord).filter((word) => offered.has(word));
  return words.length > 0 ? words : null;
}
