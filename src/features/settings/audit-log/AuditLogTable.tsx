import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/settings/record';
import { EventDetail } from './EventDetail';
import { EventActor, EventTime, EventOrigin, EventTarget, eventTitle } from './EventParts';
import { ExpandButton } from './ExpandButton';
import type { AuditEventRowsProps, AuditEventRowProps } from './rowProps';

const columns = [texts.when, texts.who, texts.what, texts.about, texts.whereFrom] as const;

// `position: relative` contains the visually hidden elements, which would otherwise widen the page.
const scrollSx = { overflowX: 'auto', position: 'relative' } as const;

export const AuditLogTable = ({ events, isStale, onFilter }: AuditEventRowsProps) => (
  <Box sx={scrollSx}>
    <Table aria-label={texts.record} aria-busy={!events || isStale} sx={loadingBarSx(isStale)}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
          <TableCell sx={{ width: 48 }}>
            <Box component="span" sx={visuallyHidden}>
              {texts.details}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {events ? (
          events.map((event) => <AuditEventRow key={event.id} event={event} onFilter={onFilter} />)
        ) : (
          <SkeletonRows rows={10} columns={columns.length + 1} />
        )}
      </TableBody>
    </Table>
  </Box>
);

const cellSx = { verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

function AuditEventRow({ event, onFilter }: AuditEventRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const title = eventTitle(event);

  return (
    <>
      <TableRow hover sx={{ '& > .MuiTableCell-root': isOpen ? { ...cellSx, borderBottom: 0 } : cellSx }}>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          <EventTime event={event} />
        </TableCell>
        <TableCell>
          <EventActor event={event} />
        </TableCell>
        <TableCell component="th" scope="row">
          {title}
        </TableCell>
        <TableCell>
          <EventTarget event={event} />
        </TableCell>
        <TableCell>
          <EventOrigin event={event} />
        </TableCell>
        <TableCell align="right" sx={{ py: 0.75, pl: 0, pr: 1 }}>
          <ExpandButton
            name={[title, event.targetLabel].filter(Boolean).join(', ')}
            isOpen={isOpen}
            controls={detailId}
            onToggle={() => setOpen(!isOpen)}
          />
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={detailId}>
          <TableCell colSpan={columns.length + 1} sx={{ pt: 0 }}>
            <EventDetail event={event} onFilter={onFilter} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
