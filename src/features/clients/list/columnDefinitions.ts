import type { ClientFieldName } from '@contract/clients';
import { type ClientColumn, clientColumns, type ClientSortField } from '@contract/enums';
import { keysOf } from '@contract/records';
import type { GetClientsQuery } from '@/api/types';
import { clientFieldTexts } from '@/texts/clients/fields';
import * as texts from '@/texts/clients/list';

export type ListedClient = GetClientsQuery['clients']['items'][number];

type ListedTextField = Exclude<Extract<ClientFieldName, keyof ListedClient>, 'tags'>;

interface ColumnDefinition {
  label: string;
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
  name: { label: texts.client, sortField: 'Name', isDefault: true },
  status: { label: texts.status, sortField: 'Status', isDefault: true },
  plan: { label: texts.plan, sortField: 'Plan', isDefault: true },
  mrr: {
    label: texts.mrr,
    sortField: 'Mrr',
    isDefault: true,
    needsMoney: true,
    isNumber: true,
    isDescendingFirst: true,
  },
  payment: {
    label: texts.lastPayment,
    sortField: 'LastPaymentAt',
    isDefault: true,
    needsMoney: true,
    isDescendingFirst: true,
  },
  created: {
    label: texts.created,
    sortField: 'CreatedAt',
    isDefault: true,
    isDescendingFirst: true,
  },
  number: {
    label: texts.number,
    sortField: 'Number',
    isNumber: true,
    isDescendingFirst: true,
  },
  phone: { label: clientFieldTexts.phone.label, sortField: 'Phone', field: 'phone' },
  country: { label: clientFieldTexts.country.label, sortField: 'Country' },
  trial: { label: texts.trialEnds, sortField: 'TrialEndsAt' },
  renewal: { label: texts.nextRenewal, sortField: 'NextRenewalAt' },
  lifetime: {
    label: texts.lifetimeValue,
    sortField: 'LifetimeValue',
    needsMoney: true,
    isNumber: true,
    isDescendingFirst: true,
  },
  login: {
    label: texts.lastLogin,
    sortField: 'LastLoginAt',
    isDescendingFirst: true,
  },
  tags: { label: clientFieldTexts.tags.label, sortField: 'Tags' },
  source: { label: texts.source, sortField: 'Source' },
  updated: {
    label: texts.updated,
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
