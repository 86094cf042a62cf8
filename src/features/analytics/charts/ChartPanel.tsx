import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { toCsv, downloadText } from '@/lib/download';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { amountText } from '@contract/money';
import { Legend } from './Legend';
import { type Chart, isFlat } from './chart';
import { spanName, valueText } from './chartLabels';

type DrawingComponent = ComponentType<{ chart: Chart; height: number }>;
type Progress = { Drawing: DrawingComponent } | { error: unknown } | null;

let loaded: Progress = null;

/**
 * Loads the drawing component on demand, because the chart library is large. `retry` loads it again after an
 * error.
 */
function useDrawing() {
  const [progress, setProgress] = useState(loaded);

  useEffect(() => {
    if (progress) return;
    let isCanceled = false;
    import('./Drawing').then(
      ({ default: Drawing }) => {
        loaded = { Drawing };
        if (!isCanceled) setProgress(loaded);
      },
      (error: unknown) => !isCanceled && setProgress({ error }),
    );
    return () => {
      isCanceled = true;
    };
  }, [progress]);

  return { progress, retry: () => setProgress(null) };
}

const drawingHeight = 240;

const placeholderSx = {
  height: drawingHeight,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1,
};

function ChartPicture({ chart }: { chart: Chart }) {
  const { t } = useLingui();
  const { progress, retry } = useDrawing();

  if (isFlat(chart)) {
    return (
      <Box sx={placeholderSx}>
        <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{chart.emptyText}</Typography>
      </Box>
    );
  }
  if (progress && 'error' in progress) {
    return (
      <Box role="alert" sx={placeholderSx}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t`Couldn’t load the chart. Try again or show the table.`}
        </Typography>
        <Button size={2} color="gray" variant="soft" onClick={retry}>
          {t`Try again`}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <Legend chart={chart} />
      <Box aria-hidden sx={{ height: drawingHeight }}>
        {progress ? (
          <progress.Drawing chart={chart} height={drawingHeight} />
        ) : (
          <Skeleton variant="rounded" height={drawingHeight} />
        )}
      </Box>
    </>
  );
}

interface ChartRows {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

// Inserts the compared interval before the last column, which contains its value.
const withCompared = ({ comparedSpans }: Chart, cells: readonly string[], compared: readonly string[]) =>
  comparedSpans ? [...cells.slice(0, -1), ...compared, ...cells.slice(-1)] : cells;

/** Returns the headers and rows of the chart's table as display text. */
export function tableOf(chart: Chart): ChartRows {
  const { spans, comparedSpans, series, currency } = chart;
  const headers = series.map(({ label }) => label);
  const rows = spans.map((span, index) => {
    const cells = series.map((item) => valueText(item.values[index] ?? null, item, currency));
    return [spanName(span), ...withCompared(chart, cells, [spanName(comparedSpans?.[index] ?? null)])];
  });
  return { headers: [t`Period`, ...withCompared(chart, headers, [t`Compared with`])], rows };
}

const cellOf = (value: number | null | undefined, unit: 'money' | 'count', currency: string): string => {
  if (value === null || value === undefined) return '';
  return unit === 'money' ? amountText(value, currency) : String(value);
};

/** Returns the chart as CSV with ISO dates and plain amounts. */
export function csvOf(chart: Chart): string {
  const { spans, comparedSpans, series, currency } = chart;
  const labels = series.map(({ label, unit }) => (unit === 'money' ? t`${label} (${currency})` : label));
  const rows = spans.map((span, index) => {
    const previousSpan = comparedSpans?.[index];
    const cells = series.map(({ values, unit }) => cellOf(values[index], unit, currency));
    return [
      span?.from ?? '',
      span?.to ?? '',
      ...withCompared(chart, cells, [previousSpan?.from ?? '', previousSpan?.to ?? '']),
    ];
  });
  return toCsv([
    [
      t({ message: 'From', context: 'day' }),
      t({ message: 'To', context: 'day' }),
      ...withCompared(chart, labels, [t`Compared from`, t`Compared to`]),
    ],
    ...rows,
  ]);
}

/** Returns a file name such as `Revenue 2026-01-01 to 2026-01-31.csv`. */
export function csvName({ title, spans }: Chart): string {
  const knownSpans = spans.filter((span) => span !== null);
  return t`${title} ${{ from: knownSpans[0]?.from ?? '' }} to ${{ to: knownSpans.at(-1)?.to ?? '' }}.csv`;
}

interface ScrollingTableProps {
  label: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const frameSx = { maxHeight: 320, overflow: 'auto', borderTop: '1px solid', borderColor: 'divider' } as const;

function ScrollingTable({ label, headers, rows }: ScrollingTableProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      // Keyboard users can scroll a box only if it is focusable.
      tabIndex={0}
      sx={frameSx}
    >
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {headers.map((header, column) => (
              <TableCell key={column} align={column === 0 ? 'left' : 'right'}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            <TableRow key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <TableCell key={column} component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ) : (
                  <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {cell}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface ChartPanelProps {
  chart: Chart;
  /** Shown above the chart. */
  children?: ReactNode;
}

const actionsSx = { display: 'flex', marginInlineStart: { xs: -1, sm: 0 } } as const;

/** Shows a chart or a table of the same numbers, and offers them as a CSV file. */
export function ChartPanel({ chart, children }: ChartPanelProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  const { title, summary } = chart;

  return (
    <Panel
      title={title}
      actions={
        <Box sx={actionsSx}>
          <Button
            size={1}
            color="gray"
            variant="text"
            aria-label={isTable ? t`Show chart: ${title}` : t`Show table: ${title}`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t`Show chart` : t`Show table`}
          </Button>
          <Button
            size={1}
            color="gray"
            variant="text"
            aria-label={t`Download CSV: ${title}`}
            onClick={() => downloadText(csvName(chart), csvOf(chart))}
          >
            {t`Download CSV`}
          </Button>
        </Box>
      }
    >
      {children}
      {isTable ? <ScrollingTable label={title} {...tableOf(chart)} /> : <ChartPicture chart={chart} />}
      <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
        {summary.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Box>
    </Panel>
  );
}
