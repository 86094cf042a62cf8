import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ColumnSort, functionalUpdate, type RowData, useTable } from '@tanstack/react-table';
import { type ComponentProps, type ReactNode, type Ref, useMemo } from 'react';
import { Checkbox } from '../Checkbox';
import { ErrorPanel } from '../ErrorPanel';
import { Panel } from '../Panel';
import { SelectField } from '../SelectField';
import { visuallyHidden } from '../visuallyHidden';
import { type Column, type DataTableModel, features, type RowsOptions } from './columns';
import { RowCards } from './RowCards';
import { RowTable, type TableOptions } from './RowTable';
import type { ListSelection } from './useListState';

export interface SortOption {
  sorting: ColumnSort;
  label: string;
}

const sortValue = ({ id, desc }: ColumnSort): string => `${id} ${desc ? 'down' : 'up'}`;

interface SortSelectProps {
  options: readonly SortOption[];
  sorting: ColumnSort;
  onSort: (sorting: ColumnSort) => void;
}

function SortSelect({ options, sorting, onSort }: SortSelectProps) {
  const { t } = useLingui();
  const choose = (value: string) => {
    const option = options.find((each) => sortValue(each.sorting) === value);
    if (option) onSort(option.sorting);
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label={t`Sort by`}
        isLabelHidden
        value={sortValue(sorting)}
        options={options.map((option) => ({ value: sortValue(option.sorting), label: option.label }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}

/** The options of the table's model. */
interface ModelOptions<Row extends RowData> {
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  sorting?: ColumnSort;
  onSort?: (sorting: ColumnSort) => void;
  /** Sorts the rows in the browser. Other lists receive sorted rows. */
  sortsRows?: boolean;
  selection?: {
    state: ListSelection;
    labelOf: (row: Row) => string;
  };
}

interface DataTableProps<Row extends RowData> extends ModelOptions<Row>, RowsOptions<Row>, TableOptions<Row> {
  title?: string;
  /** `cards` shows cards at every width, for rows that do not fit columns. By default, only phones show cards. */
  layout?: 'table' | 'cards';
  error?: unknown;
  onRetry?: () => void;
  /** Offered with cards, which have no column headers. */
  sortOptions?: readonly SortOption[];
  /** The checkbox that selects the page. */
  pageCheckboxRef?: Ref<HTMLInputElement>;
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

/** Returns the table's rows with their order and selection, for the columns of the layout. */
function useTableModel<Row extends RowData>(
  { columns, rows, getRowId, sorting, onSort, sortsRows = false, selection }: ModelOptions<Row>,
  hasCards: boolean,
): DataTableModel<Row> {
  const { t } = useLingui();
  const shownColumns = useMemo(
    () =>
      columns
        .filter(({ meta }) => (hasCards ? meta?.card !== null : !meta?.isCardOnly))
        .map((column) => ({
          ...column,
          header: typeof column.header === 'string' ? column.header : t(column.header),
        })),
    [columns, hasCards, t],
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
 * Shows a list as a table or as cards, from one definition of its columns. Shows an error with a retry instead
 * of the list, placeholders during the first load, and `empty` instead of no rows.
 */
export function DataTable<Row extends RowData>({
  title,
  layout = 'table',
  error,
  onRetry,
  sortOptions,
  pageCheckboxRef,
  filters,
  summary,
  actions,
  empty,
  containerProps,
  children,
  ...options
}: DataTableProps<Row>) {
  const { t } = useLingui();
  const { rows, isStale = false, skeletonRows = 8, sorting, onSort, selection, order } = options;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const hasCards = isPhone || layout === 'cards';
  const table = useTableModel(options, hasCards);
  const selectLabel = selection?.labelOf;
  const rowsProps = { ...options, table, isLoading: !rows, isStale, skeletonRows, selectLabel };

  const pageCheckbox = selection && (
    <Checkbox
      ref={pageCheckboxRef}
      label={t`Select all on this page`}
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
          {hasCards && pageCheckbox}
          {summary && <Box sx={summarySx}>{summary}</Box>}
          {hasCards && sortOptions && sorting && onSort && (
            <SortSelect options={sortOptions} sorting={sorting} onSort={onSort} />
          )}
          {actions}
        </Box>
      )}
      <div {...containerProps}>
        {rows?.length === 0 && !isStale ? (
          empty
        ) : hasCards ? (
          <RowCards {...rowsProps} />
        ) : (
          <RowTable {...rowsProps} pageCheckbox={pageCheckbox} />
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
