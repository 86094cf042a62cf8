import type { ClientColumn, ClientSortField } from '@contract/enums';
import * as texts from '@/texts/clients/list';

interface ColumnDefinition {
  label: string;
  sortField: ClientSortField;
  /** Columns of the exported CSV file. */
  exportColumns: readonly ClientColumn[];
  /** Shown until an operator selects columns. */
  isDefault?: true;
  needsMoney?: true;
  isNumber?: true;
  /** Sorts descending on the first click, because the largest or latest values are usually needed. */
  isDescendingFirst?: true;
}

/** All columns by their key in the URL. The name is always the first column. */
export const columnDefinitions = {
  name: { label: texts.client, sortField: 'Name', exportColumns: ['Name', 'Email'], isDefault: true },
  status: { label: texts.status, sortField: 'Status', exportColumns: ['Status'], isDefault: true },
  plan: { label: texts.plan, sortField: 'Plan', exportColumns: ['Plan'], isDefault: true },
  mrr: {
    label: texts.mrr,
    sortField: 'Mrr',
    exportColumns: ['Mrr'],
    isDefault: true,
    needsMoney: true,
    isNumber: true,
    isDescendingFirst: true,
  },
  payment: {
    label: texts.lastPayment,
    sortField: 'LastPaymentAt',
    exportColumns: ['LastPaymentAt', 'LastPaymentStatus'],
    isDefault: true,
    needsMoney: true,
    isDescendingFirst: true,
  },
  created: {
    label: texts.created,
    sortField: 'CreatedAt',
    exportColumns: ['CreatedAt'],
    isDefault: true,
    isDescendingFirst: true,
  },
  number: {
    label: texts.number,
    sortField: 'Number',
    exportColumns: ['Number'],
    isNumber: true,
    isDescendingFirst: true,
  },
  phone: { label: texts.phone, sortField: 'Phone', exportColumns: ['Phone'] },
  country: { label: texts.country, sortField: 'Country', exportColumns: ['Country'] },
  trial: { label: texts.trialEnds, sortField: 'TrialEndsAt', exportColumns: ['TrialEndsAt'] },
  renewal: { label: texts.nextRenewal, sortField: 'NextRenewalAt', exportColumns: ['NextRenewalAt'] },
  lifetime: {
    label: texts.lifetimeValue,
    sortField: 'LifetimeValue',
    exportColumns: ['LifetimeValue'],
    needsMoney: true,
    isNumber: true,
    isDescendingFirst: true,
  },
  login: {
    label: texts.lastLogin,
    sortField: 'LastLoginAt',
    exportColumns: ['LastLoginAt'],
    isDescendingFirst: true,
  },
  tags: { label: texts.tags, sortField: 'Tags', exportColumns: ['Tags'] },
  source: { label: texts.source, sortField: 'Source', exportColumns: ['Source'] },
  updated: {
    label: texts.updated,
    sortField: 'UpdatedAt',
    exportColumns: ['UpdatedAt'],
    isDescendingFirst: true,
  },
} as const satisfies Record<string, ColumnDefinition>;

export type ColumnKey = keyof typeof columnDefinitions;

export const columnOf = (column: ColumnKey): ColumnDefinition => columnDefinitions[column];

export const isColumnKey = (text: string): text is ColumnKey => Object.hasOwn(columnDefinitions, text);

/** Returns the columns that can follow the name, in default order. */
export const selectableColumns = (canSeeMoney: boolean): ColumnKey[] =>
  Object.keys(columnDefinitions)
    .filter(isColumnKey)
    .filter((column) => column !== 'name' && (canSeeMoney || !columnOf(column).needsMoney));

export const defaultColumns = (canSeeMoney: boolean): ColumnKey[] =>
  selectableColumns(canSeeMoney).filter((column) => columnOf(column).isDefault);

/** Returns the distinct keys of columns that the operator can select, or null if there are none. */
export function parseColumns(keys: readonly string[], canSeeMoney: boolean): ColumnKey[] | null {
  const offered = new Set<string>(selectableColumns(canSeeMoney));
  const columns = [...new Set(keys)].filter(isColumnKey).filter((column) => offered.has(column));
  return columns.length > 0 ? columns : null;
}
