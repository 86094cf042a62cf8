import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { RowData } from '@tanstack/react-table';
import { type DragEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../Checkbox';
import { Ellipsis } from '../Ellipsis';
import { loadingBarSx } from '../LoadingBar';
import { SkeletonRows } from '../SkeletonRows';
import { visuallyHidden } from '../visuallyHidden';
import { type DataTableRow, renderCell, type RowsProps } from './columns';
import { DragHandle } from './DragHandle';
import { ExpandButton } from './rowButtons';
import type { RowOrder } from './useRowOrder';

/** Options that the cards of phones do not have. */
export interface TableOptions<Row> {
  /** The order of the rows, if operators arrange them. */
  order?: RowOrder<Row>;
  onRowClick?: (row: Row) => void;
  isTopAligned?: boolean;
  /** Lets the keyboard scroll a wide table sideways. */
  isScrollFocusable?: boolean;
}

interface RowTableProps<Row extends RowData> extends RowsProps<Row>, TableOptions<Row> {
  pageCheckbox: ReactNode;
}

const checkboxWidth = 48;

// Sticky cells inherit the row's background, so that they cover the cells that scroll under them.
const stickySx = { position: 'sticky', zIndex: 1, bgcolor: 'inherit' } as const;
const stickyColumnSx = { ...stickySx, insetInlineStart: checkboxWidth } as const;
const checkboxCellSx = {
  ...stickySx,
  insetInlineStart: 0,
  width: checkboxWidth,
  minWidth: checkboxWidth,
  paddingInlineEnd: 0,
} as const;
const buttonCellSx = {
  ...stickySx,
  insetInlineEnd: 0,
  width: 48,
  paddingInlineStart: 0,
  paddingInlineEnd: 1,
} as const;

/** Shows a label to screen readers only. Its column sticks to the end of the row if `isSticky`. */
const HiddenHeader = ({ children, isSticky = false }: { children: string; isSticky?: boolean }) => (
  <TableCell sx={{ ...(isSticky && { ...stickySx, insetInlineEnd: 0 }), width: 48 }}>
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  </TableCell>
);

/** Shows the rows as a table, whose selection and buttons stay visible while it scrolls sideways. */
export function RowTable<Row extends RowData>(props: RowTableProps<Row>) {
  const { t } = useLingui();
  const { label, table, isLoading, isStale, pageCheckbox, order, rowMenu, detail, skeletonRows } = props;
  const headers = table.getFlatHeaders();
  const buttonColumns = [order, pageCheckbox, rowMenu, detail].filter(Boolean).length;
  const columnCount = headers.length + buttonColumns;

  return (
    // `position: relative` confines visually hidden elements, which would otherwise widen the page.
    <Box
      sx={{ overflowX: 'auto', position: 'relative' }}
      {...(props.isScrollFocusable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <Table aria-label={label} aria-busy={isLoading || isStale} sx={loadingBarSx(isStale)}>
        <TableHead>
          <TableRow sx={{ bgcolor: 'background.paper' }}>
            {order && <HiddenHeader>{t({ message: 'Order', context: 'position' })}</HiddenHeader>}
            {pageCheckbox && <TableCell sx={checkboxCellSx}>{pageCheckbox}</TableCell>}
            {headers.map((header) => {
              const { column } = header;
              const { align, style, isSticky } = column.columnDef.meta ?? {};
              const direction = column.getIsSorted();
              const title = <table.FlexRender header={header} />;
              return (
                <TableCell
                  key={header.id}
                  align={align}
                  sortDirection={direction}
                  sx={{ ...(isSticky && stickyColumnSx), ...style }}
                >
                  {column.getCanSort() ? (
                    <TableSortLabel
                      active={direction !== false}
                      direction={direction || 'asc'}
                      onClick={() => column.toggleSorting()}
                    >
                      {title}
                    </TableSortLabel>
                  ) : (
                    title
                  )}
                </TableCell>
              );
            })}
            {rowMenu && <HiddenHeader isSticky>{t`Actions`}</HiddenHeader>}
            {detail && <HiddenHeader isSticky>{detail.label}</HiddenHeader>}
          </TableRow>
        </TableHead>
        <TableBody>
          {isLoading ? (
            <SkeletonRows rows={skeletonRows} columns={columnCount} />
          ) : (
            table
              .getRowModel()
              .rows.map((row) => <DataRow key={row.id} row={row} columnCount={columnCount} {...props} />)
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

interface DataRowProps<Row extends RowData> extends RowTableProps<Row> {
  row: DataTableRow<Row>;
  columnCount: number;
}

/** Returns false for clicks on controls, and for clicks that end a text selection. */
const isRowClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button, label') && !getSelection()?.toString();

const rowSx =
  (isTinted: boolean, isSelected: boolean, isClickable: boolean) =>
  ({ palette }: Theme) => ({
    cursor: isClickable ? 'pointer' : undefined,
    transition: 'background-color 600ms',
    bgcolor: isTinted || isSelected ? palette.tones.primary.soft : palette.background.paper,
    '&.MuiTableRow-hover:hover': {
      bgcolor: isSelected ? palette.tones.primary.softHover : palette.action.hover,
    },
  });

/** Returns the drop handlers of a row, and whether another row is dragged over it. */
function useRowDrop(onDropped: (id: string) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer.getData('text/plain'));
      },
    },
  };
}

function DataRow<Row extends RowData>(props: DataRowProps<Row>) {
  const { row, columnCount, changedIds, selectLabel, rowMenu, detail, order, onRowClick } = props;
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const { isOver, target } = useRowDrop((id) => order?.moveTo(id, row.original));
  const hasPosition = order?.hasPosition(row.original) ?? false;
  const isSelected = row.getIsSelected();
  const verticalAlign = props.isTopAligned ? 'top' : undefined;
  const borderBottom = isOpen ? 0 : undefined;
  const buttonSx = { ...buttonCellSx, py: props.isTopAligned ? 0.75 : 0 };

  return (
    <>
      <TableRow
        hover
        aria-selected={selectLabel && isSelected}
        // Keyboard users open the row with the link in one of its cells.
        onClick={onRowClick && ((event: MouseEvent) => isRowClick(event) && onRowClick(row.original))}
        {...(hasPosition && target)}
        sx={[
          rowSx(isOver || Boolean(changedIds?.has(row.id)), isSelected, Boolean(onRowClick)),
          { '& > .MuiTableCell-root': { verticalAlign, borderBottom } },
        ]}
      >
        {order && (
          <TableCell sx={{ paddingInlineEnd: 0 }}>
            {hasPosition && (
              <DragHandle
                id={row.id}
                name={order.nameOf(row.original)}
                position={order.positionOf(row.original)}
                onMoveBy={(by) => order.moveBy(row.original, by)}
              />
            )}
          </TableCell>
        )}
        {selectLabel && (
          <TableCell sx={checkboxCellSx}>
            <Checkbox
              label={selectLabel(row.original)}
              isOn={isSelected}
              onChange={(_isOn, event) => row.getToggleSelectedHandler()(event)}
            />
          </TableCell>
        )}
        {row.getAllCells().map((cell) => {
          const { align, style, isCutOff, isRowHeader, isSticky } = cell.column.columnDef.meta ?? {};
          const content = renderCell(cell);
          return (
            <TableCell
              key={cell.id}
              align={align}
              sx={{ ...(isSticky && stickyColumnSx), ...style }}
              {...(isRowHeader && { component: 'th', scope: 'row' })}
            >
              {isCutOff ? <Ellipsis>{content}</Ellipsis> : content}
            </TableCell>
          );
        })}
        {rowMenu && (
          <TableCell align="right" sx={buttonSx}>
            {rowMenu(row.original)}
          </TableCell>
        )}
        {detail && (
          <TableCell align="right" sx={buttonSx}>
            <ExpandButton
              label={detail.buttonLabel(row.original, isOpen)}
              isOpen={isOpen}
              controls={detailId}
              onToggle={() => setOpen(!isOpen)}
            />
          </TableCell>
        )}
      </TableRow>
      {detail && isOpen && (
        <TableRow id={detailId}>
          <TableCell colSpan={columnCount} sx={{ pt: 0 }}>
            {detail.render(row.original)}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
