import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { GetClientImportRowsQuery } from '@/api/types';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { SkeletonRows } from '@/ui/SkeletonRows';
import * as texts from '@/texts/clients/import';
import type { ClientImportDetails } from '../clientImportApi';
import { clientFieldLabels } from './clientFields';

type ImportRow = GetClientImportRowsQuery['clientImportRows']['items'][number];

interface ImportRowTableProps {
  label: string;
  columns: ClientImportDetails['columns'];
  /** Undefined while the rows load. */
  rows: readonly ImportRow[] | undefined;
  isStale: boolean;
}

const cellSx = { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function ImportRowTable({ label, columns, rows, isStale }: ImportRowTableProps) {
  const mappedColumns = columns.flatMap(({ index, field }) =>
    field ? [{ index, name: clientFieldLabels[field] }] : [],
  );
  const hasProblems = rows?.some(({ problems }) => problems.length > 0) ?? false;

  return (
    <Table aria-label={label} aria-busy={!rows || isStale} size="small" sx={loadingBarSx(isStale)}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.row}</TableCell>
          {hasProblems && <TableCell>{texts.whyNot}</TableCell>}
          {mappedColumns.map(({ index, name }) => (
            <TableCell key={index}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {!rows && <SkeletonRows rows={5} columns={mappedColumns.length + 1} />}
        {rows?.map(({ number, problems, cells }) => (
          <TableRow key={number}>
            <TableCell>{number}</TableCell>
            {hasProblems && (
              <TableCell sx={{ minWidth: 220, color: 'error.main' }}>{problems.join(' ')}</TableCell>
            )}
            {mappedColumns.map(({ index }) => (
              <TableCell key={index} sx={cellSx}>
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
