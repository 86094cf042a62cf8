import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { downloadText } from '@/lib/downloadText';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/analytics/charts';
import type { Chart } from './chart';
import { ChartPicture } from './ChartPicture';
import { csvName, csvOf, tableOf } from './chartRows';
import { ScrollingTable } from './ScrollingTable';

interface ChartPanelProps {
  chart: Chart;
  /** Shown above the chart. */
  children?: ReactNode;
}

const actionsSx = { display: 'flex', ml: { xs: -1, sm: 0 } } as const;

/** Shows a chart or a table of the same numbers, and offers them as a CSV file. */
export function ChartPanel({ chart, children }: ChartPanelProps) {
  const [isTable, setTable] = useState(false);
  const { title, summary } = chart;
  const toggleLabel = isTable ? texts.showAsChart : texts.showAsTable;

  return (
    <Panel
      title={title}
      actions={
        <Box sx={actionsSx}>
          <Button
            size={1}
            color="gray"
            variant="text"
            aria-label={`${toggleLabel}: ${title}`}
            onClick={() => setTable(!isTable)}
          >
            {toggleLabel}
          </Button>
          <Button
            size={1}
            color="gray"
            variant="text"
            aria-label={texts.downloadCsvTitle(title)}
            onClick={() => downloadText(csvName(chart), csvOf(chart))}
          >
            {texts.downloadCsv}
          </Button>
        </Box>
      }
    >
      {children}
      {isTable ? <ScrollingTable label={title} {...tableOf(chart)} /> : <ChartPicture chart={chart} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {summary}
      </Typography>
    </Panel>
  );
}
