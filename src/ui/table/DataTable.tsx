import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ColumnSort, functionalUpdate, type RowData, useTable } from '@tanstack/react-table';
import { type ComponentProps, type ReactNode, type Ref, useMemo } from 'react';
import * as texts from '@/texts/ui/table';
import { Checkbox } from '../Checkbox';
import { ErrorPanel } from '../ErrorPanel';
import { Panel } from '../Panel';
import { visuallyHidden } from '../visuallyHidden';
import { type Column, type DataTableModel, features, type RowExtras } from './columns';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';
import { SortSelect, type SortOption } from './SortSelect';
import type { ListSelection } from './useListState';
import type { RowOrder } from './useRowOrder';

interface DataTableProps<Row extends RowData> extends Omit<RowExtras<Row>, 'selectLabel'> {
  /** Name of the table, or of the list of cards on phones. */
  label: string;
  title?: string;
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  /** True while other rows load. */
  isStale?: boolean;
  error?: unknown;
  onRetry?: () => void;
  sorting?: ColumnSort;
  onSort?: (sorting: ColumnSort) => void;
  /** Sorts the rows in the browser. Other lists receive sorted rows. */
  sortsRows?: boolean;
  /** Offered on phones, where the list has no column headers. */
  sortOptions?: readonly SortOption[];
  selection?: {
    state: ListSelection;
    labelOf: (row: Row) => string;
  };
  /** The checkbox that selects the page. */
  pageCheckboxRef?: Ref<HTMLInputElement>;
  /** The order of the rows, if operators arrange them. */
  order?: RowOrder<Row>;
  onRowClick?: (row: Row) => void;
  isTopAligned?: boolean;
  skeletonRows?: number;
  /** Lets the keyboard scroll a wide table sideways. */
  isScrollFocusable?: boolean;
  /** Shown above the rows. */
  filters?: ReactNode;
  summary?: ReactNode;
  actions?: ReactNode;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  /** Properties of the element around the rows. */
  containerProps?: ComponentProps<'div'>;
  /** Shown below the rows. */
  children?: ReactNode;
}

const noRows: never[] = [];

const toolbarSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gap: 1.5,
  minHeight: 48,
  px: 2,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const summarySx = {
  // Moves the controls to a separate line on phones.
  flex: { xs: '1 1 75%', sm: '1 1 auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;

/** Returns the table's rows with their order and selection, for the columns of the screen's width. */
function useTableModel<Row extends RowData>(
  props: DataTableProps<Row>,
  isPhone: boolean,
): DataTableModel<Row> {
  const { columns, rows, getRowId, sorting, onSort, sortsRows = false, selection } = props;
  const shownColumns = useMemo(
    () => columns.filter(({ meta }) => (isPhone ? meta?.card !== null : !meta?.isCardOnly)),
    [columns, isPhone],
  );
  const sortingState = sorting ? [sorting] : noRows;
  const selected = selection?.state.isAll
    ? Object.fromEntries((rows ?? noRows).map((row) => [getRowId(row), true as const]))
    : (selection?.state.rows ?? {});

  return useTable({
    features,
    columns: shownColumns,
    data: rows ?? noRows,
    getRowId,
    defaultColumn: { enableSorting: false },
    manualSorting: !sortsRows,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting: sortingState, rowSelection: selected },
    onSortingChange: (update) => {
      const [next] = functionalUpdate(update, sortingState);
      if (next) onSort?.(next);
    },
    onRowSelectionChange: (update) => selection?.state.select(functionalUpdate(update, selected)),
  });
}

/**
 * Shows a list as a table, and as cards on phones, from one definition of its columns. Shows an error with a
 * retry instead of the list, placeholders during the first load, and `empty` instead of no rows.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, title, rows, isStale = false, error, onRetry, sorting, onSort, selection, order } = props;
  const { filters, summary, actions, sortOptions, empty, containerProps, children } = props;
  const { pageCheckboxRef, onRowClick, isTopAligned = false, skeletonRows = 8 } = props;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const table = useTableModel(props, isPhone);
  const { changedIds, rowMenu, detail, isScrollFocusable = false } = props;
  const extras: RowExtras<Row> = { changedIds, rowMenu, detail, selectLabel: selection?.labelOf };
  const content = { label, table, isLoading: !rows, isStale, ...extras };

  const pageCheckbox = selection && (
    <Checkbox
      ref={pageCheckboxRef}
      label={texts.selectAllOnThisPage}
      isOn={table.getIsAllPageRowsSelected()}
      isIndeterminate={table.getIsSomePageRowsSelected()}
      isDisabled={!rows?.length}
      onChange={(isOn) => table.toggleAllPageRowsSelected(isOn)}
    />
  );

  if (error && !rows) return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <Panel title={title} isFlush>
      {filters && <Box sx={{ p: 2 }}>{filters}</Box>}
      {(summary || actions) && (
        <Box sx={toolbarSx}>
          {isPhone && pageCheckbox}
          {summary && <Box sx={summarySx}>{summary}</Box>}
          {isPhone && sortOptions && sorting && onSort && (
            <SortSelect options={sortOptions} sorting={sorting} onSort={onSort} />
          )}
          {actions}
        </Box>
      )}
      <div {...containerProps}>
        {rows?.length === 0 && !isStale ? (
          empty
        ) : isPhone ? (
          <RowCards {...content} skeletonRows={skeletonRows} />
        ) : (
          <RowTable
            {...content}
            pageCheckbox={pageCheckbox}
            order={order}
            onRowClick={onRowClick}
            isTopAligned={isTopAligned}
            skeletonRows={skeletonRows}
            isScrollFocusable={isScrollFocusable}
          />
        )}
      </div>
      {children}
      {order && (
        <Box role="status" sx={visuallyHidden}>
          {order.announcement}
        </Box>
      )}
    </Panel>
  );
}
