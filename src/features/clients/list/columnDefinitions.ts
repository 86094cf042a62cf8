import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientFieldName } from '@contract/clients';
import { type ClientColumn, clientColumns, type ClientSortField } from '@contract/enums';
import { keysOf } from '@contract/records';
import type { GetClientsQuery } from '@/api/types';
import { clientFieldLabels } from '../clientLabels';

export type ListedClient = GetClientsQuery['clients']['items'][number];

type ListedTextField = Exclude<Extract<ClientFieldName, keyof ListedClient>, 'tags'>;

interface ColumnDefinition {
  label: MessageDescriptor;
  /** Omitted if the list cannot be sorted by the column. */
  sortField?: ClientSortField;
  /** The field whose text the column shows. Other columns have their own format. */
  field?: ListedTextField;
  /** Shown until an operator selects columns. */
  isDefault?: true;
  needsMoney?: true;
  isNumber?: true;
  /** Sorts descending on the first click, because the largest or latest values are usually needed. */
  isDescendingFirst?: true;
}

/** All columns by their key in the URL. The name is always the first column. */
export const columnDefinitions = {
  name: { label: msg`Client`, sortField: 'Name', isDefault: true },
  status: { label: msg`Status`, sortField: 'Status', isDefault: true },
  plan: { label: msg`Plan`, sortField: 'Plan', isDefault: true },
  mrr: {
    label: msg`MRR`,
    sortField: 'Mrr',
    isDefault: true,
    needsMoney: true,
    isNumber: true,
    isDescendingFirst: true,
  },
  payment: {
    label: msg`Last payment`,
    sortField: 'LastPaymentAt',
    isDefault: true,
    needsMoney: true,
    isDescendingFirst: true,
  },
  created: {
    label: msg`Created`,
    sortField: 'CreatedAt',
    isDefault: true,
    isDescendingFirst: true,
  },
  number: {
    label: msg`Number`,
    sortField: 'Number',
    isNumber: true,
    isDescendingFirst: true,
  },
  phone: { label: clientFieldLabels.phone, sortField: 'Phone', field: 'phone' },
  country: { label: clientFieldLabels.country, sortField: 'Country' },
  language: { label: clientFieldLabels.language },
  trial: { label: msg`Trial ends`, sortField: 'TrialEndsAt' },
  renewal: { label: msg`Next renewal`, sortField: 'NextRenewalAt' },
  lifetime: {
    label: msg`Lifetime value`,
    sortField: 'LifetimeValue',
    needsMoney: true,
    isNumber: true,
    isDescendingFirst: true,
  },
  login: {
    label: msg`Last sign-in`,
    sortField: 'LastLoginAt',
    isDescendingFirst: true,
  },
  tags: { label: clientFieldLabels.tags, sortField: 'Tags' },
  source: { label: msg`Source`, sortField: 'Source' },
  updated: {
    label: msg`Updated`,
    sortField: 'UpdatedAt',
    isDescendingFirst: true,
  },
} as const satisfies Record<string, ColumnDefinition>;

export type ColumnKey = keyof typeof columnDefinitions;

type KeysWith<Property> = {
  [Key in ColumnKey]: (typeof columnDefinitions)[Key] extends Property ? Key : never;
}[ColumnKey];

export type SortableColumn = KeysWith<{ sortField: ClientSortField }>;

export const isSortable = (column: ColumnKey): column is SortableColumn => 'sortField' in columnOf(column);

export const sortFieldOf = (column: SortableColumn): ClientSortField => columnDefinitions[column].sortField;

export type TextColumn = KeysWith<{ field: ListedTextField }>;

export const isTextColumn = (column: ColumnKey): column is TextColumn => 'field' in columnOf(column);

export const textFieldOf = (column: TextColumn): ListedTextField => columnDefinitions[column].field;

/** The column that shows each column of an exported file, or null if the list has none. */
const columnByExportColumn: Readonly<Record<ClientColumn, ColumnKey | null>> = {
  Number: 'number',
  Name: 'name',
  Email: 'name',
  Phone: 'phone',
  Status: 'status',
  Plan: 'plan',
  Country: 'country',
  Language: 'language',
  Tags: 'tags',
  Source: 'source',
  Mrr: 'mrr',
  LifetimeValue: 'lifetime',
  LastPaymentAt: 'payment',
  LastPaymentStatus: 'payment',
  TrialEndsAt: 'trial',
  NextRenewalAt: 'renewal',
  LastLoginAt: 'login',
  CreatedAt: 'created',
  UpdatedAt: 'updated',
  ExternalId: null,
};

/** Returns the columns of an exported file with the values that a column shows. */
export const exportColumnsOf = (column: ColumnKey): ClientColumn[] =>
  clientColumns.filter((name) => columnByExportColumn[name] === column);

export const columnOf = (column: ColumnKey): ColumnDefinition => columnDefinitions[column];

/** Returns the columns that can follow the name, in default order. */
export const selectableColumns = (canSeeMoney: boolean): ColumnKey[] =>
  keysOf(columnDefinitions).filter(
    (column) => column !== 'name' && (canSeeMoney || !columnOf(column).needsMoney),
  );

/** Returns whether a column is shown until the operator chooses columns. */
export const isDefaultColumn = (column: ColumnKey): boolean => columnOf(column).isDefault ?? false;
