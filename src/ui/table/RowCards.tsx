import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { RowData } from '@tanstack/react-table';
import { Fragment, useId, useState } from 'react';
import { Checkbox } from '../Checkbox';
import { loadingBarSx } from '../LoadingBar';
import { type DataTableRow, renderCell, type RowsProps } from './columns';
import { ExpandButton } from './rowButtons';

const cardSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  transition: 'background-color 600ms',
} as const;

const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

interface RowCardProps<Row extends RowData> extends RowsProps<Row> {
  row: DataTableRow<Row>;
}

function RowCard<Row extends RowData>(props: RowCardProps<Row>) {
  const { table, row, changedIds, selectLabel, rowMenu, detail } = props;
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const headers = table.getFlatHeaders();
  const cells = row.getAllCells();
  const cellsIn = (place: 'title' | 'aside' | 'line') =>
    cells
      .filter(({ column }) => column.columnDef.meta?.card === place)
      .map((cell) => <Fragment key={cell.id}>{renderCell(cell)}</Fragment>);
  const facts = headers.flatMap((header, index) => {
    const cell = cells[index];
    return cell && header.column.columnDef.meta?.card === undefined ? [{ header, cell }] : [];
  });
  const aside = cellsIn('aside');
  const isTinted = changedIds?.has(row.id) || row.getIsSelected();

  return (
    <Box
      component="li"
      sx={[cardSx, isTinted && (({ palette }) => ({ bgcolor: palette.tones.primary.soft }))]}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        {selectLabel && (
          <Checkbox
            label={selectLabel(row.original)}
            isOn={row.getIsSelected()}
            onChange={(_isOn, event) => row.getToggleSelectedHandler()(event)}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>{cellsIn('title')}</Box>
        {aside.length > 0 && <Box sx={{ textAlign: 'end' }}>{aside}</Box>}
        {rowMenu?.(row.original)}
        {detail && (
          <ExpandButton
            label={detail.buttonLabel(row.original, isOpen)}
            isOpen={isOpen}
            controls={detailId}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
      </Box>
      {cellsIn('line')}
      {facts.length > 0 && (
        <Box component="dl" sx={{ ...factsSx, paddingInlineStart: selectLabel ? 4.5 : 0 }}>
          {facts.map(({ header, cell }) => (
            <Box key={cell.id} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                <table.FlexRender header={header} />
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
                {renderCell(cell)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {detail && isOpen && <Box id={detailId}>{detail.render(row.original)}</Box>}
    </Box>
  );
}

const maxPlaceholders = 4;

/** Shows each row as a card. */
export function RowCards<Row extends RowData>(props: RowsProps<Row>) {
  const { label, table, isLoading, isStale, skeletonRows } = props;

  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isLoading || isStale}
      sx={{ listStyle: 'none', m: 0, p: 0, ...loadingBarSx(isStale) }}
    >
      {isLoading
        ? Array.from({ length: Math.min(skeletonRows, maxPlaceholders) }, (_, index) => (
            <Box component="li" key={index} aria-hidden sx={{ p: 2 }}>
              <Skeleton variant="rounded" height={112} />
            </Box>
          ))
        : table.getRowModel().rows.map((row) => <RowCard key={row.id} {...props} row={row} />)}
    </Box>
  );
}
