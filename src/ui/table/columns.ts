import type { MessageDescriptor } from '@lingui/core';
import {
  type Cell,
  type ColumnDef,
  createSortedRowModel,
  metaHelper,
  type ReactTable,
  type Row as TableRow,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { CSSProperties, ReactNode } from 'react';
import { isolated } from '../isolated';

interface ColumnMeta {
  align?: 'right';
  /** Styles of the header and the cells. */
  style?: CSSProperties;
  /** Shows texts on one line of the table, and cuts off their end. */
  isCutOff?: boolean;
  /** Makes the cells row headers for screen readers. */
  isRowHeader?: boolean;
  /** Keeps the column visible while the table scrolls sideways. At most one column, in a table with a selection. */
  isSticky?: boolean;
  /** The place on the cards; a labeled value by default. Null leaves the column out. */
  card?: 'title' | 'aside' | 'line' | null;
  isCardOnly?: boolean;
}

export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});

type WithoutHeader<Definition> = Definition extends unknown ? Omit<Definition, 'header'> : never;

/** A column of a list. The list can be sorted by it if `enableSorting` is true. */
export type Column<Row extends RowData> = WithoutHeader<ColumnDef<typeof features, Row>> & {
  id: string;
  /** A descriptor in definitions at module level, which are evaluated before the language is known. */
  header: string | MessageDescriptor;
};

/** Returns the content of a cell, with texts isolated. The function of a column may change, because it is not a component. */
export function renderCell<Row extends RowData>(cell: Cell<typeof features, Row>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return isolated(typeof content === 'function' ? content(cell.getContext()) : content);
}

export type DataTableModel<Row extends RowData> = ReactTable<typeof features, Row>;
export type DataTableRow<Row extends RowData> = TableRow<typeof features, Row>;

/** Options of the rows besides the columns, for the table and the cards. */
export interface RowsOptions<Row> {
  /** Name of the table or of the list of cards. */
  label: string;
  /** True while other rows load. */
  isStale?: boolean;
  /** The number of placeholders during the first load. */
  skeletonRows?: number;
  changedIds?: ReadonlySet<string>;
  rowMenu?: (row: Row) => ReactNode;
  detail?: {
    /** Name of the column with the buttons that show details. */
    label: string;
    buttonLabel: (row: Row, isOpen: boolean) => string;
    render: (row: Row) => ReactNode;
  };
}

/** The props of the table and the cards. */
export interface RowsProps<Row extends RowData> extends RowsOptions<Row> {
  table: DataTableModel<Row>;
  isLoading: boolean;
  isStale: boolean;
  skeletonRows: number;
  /** Returns the name of the row's checkbox. Rows have none if it is missing. */
  selectLabel?: (row: Row) => string;
}
