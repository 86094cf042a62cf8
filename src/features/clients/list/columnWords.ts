import type { ClientColumn, ClientSortField } from '@/api/schema.generated';
import * as says from '@/texts/clients/list';

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
  name: { label: says.client, by: 'Name', exports: ['Name', 'Email'], isUsual: true },
  status: { label: says.status, by: 'Status', exports: ['Status'], isUsual: true },
  plan: { label: says.plan, by: 'Plan', exports: ['Plan'], isUsual: true },
  mrr: {
    label: says.mrr,
    by: 'Mrr',
    exports: ['Mrr'],
    isUsual: true,
    needsMoney: true,
    isNumber: true,
    startsDown: true,
  },
  payment: {
    label: says.lastPayment,
    by: 'LastPaymentAt',
    exports: ['LastPaymentAt', 'LastPaymentStatus'],
    isUsual: true,
    needsMoney: true,
    startsDown: true,
  },
  created: { label: says.created, by: 'CreatedAt', exports: ['CreatedAt'], isUsual: true, startsDown: true },
  number: { label: says.number, by: 'Number', exports: ['Number'], isNumber: true, startsDown: true },
  phone: { label: says.phone, by: 'Phone', exports: ['Phone'] },
  country: { label: says.country, by: 'Country', exports: ['Country'] },
  trial: { label: says.trialEnds, by: 'TrialEndsAt', exports: ['TrialEndsAt'] },
  renewal: { label: says.nextRenewal, by: 'NextRenewalAt', exports: ['NextRenewalAt'] },
  lifetime: {
    label: says.lifetimeValue,
    by: 'LifetimeValue',
    exports: ['LifetimeValue'],
    needsMoney: true,
    isNumber: true,
    startsDown: true,
  },
  login: { label: says.lastLogin, by: 'LastLoginAt', exports: ['LastLoginAt'], startsDown: true },
  tags: { label: says.tags, by: 'Tags', exports: ['Tags'] },
  source: { label: says.source, by: 'Source', exports: ['Source'] },
  updated: { label: says.updated, by: 'UpdatedAt', exports: ['UpdatedAt'], startsDown: true },
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
