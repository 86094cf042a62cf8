import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId } from 'react';
import { drawnSeries, type Chart, type ChartSeries } from './chart';
import { axisText, spanName, spanTick, valueText } from './chartWords';
import { dashes } from './Legend';
import { textureId, Textures } from './Textures';

const margin = { top: 12, right: 28, bottom: 0, left: 0 } as const;

const axisSx = {
  '& .MuiChartsAxis-tickLabel': { typography: 'caption', fill: 'currentcolor' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'currentcolor', opacity: 0.4 },
  color: 'text.secondary',
} as const;

/** What a tooltip says of a number; of the period before, with the days that it was about. */
const toolText =
  (chart: Chart, series: ChartSeries) =>
  (value: number | null, { dataIndex }: { dataIndex: number }): string => {
    const text = valueText(value, series, chart.currency);
    const before = series.id === 'before' ? chart.comparedSpans?.[dataIndex] : null;
    return before ? `${text} (${spanName(before)})` : text;
  };

function axesOf(chart: Chart) {
  const [first] = drawnSeries(chart);
  const unit = first?.unit ?? 'count';
  const x = {
    data: chart.spans.map((_span, index) => index),
    valueFormatter: (index: number, { location }: { location: string }) => {
      const span = chart.spans[index] ?? null;
      return location === 'tooltip' ? spanName(span) : spanTick(span, chart.interval);
    },
    height: 28,
    tickLabelMinGap: 8,
  };
  const y = {
    valueFormatter: (value: number) => axisText(value, { unit }, chart.currency),
    tickMinStep: 1,
    tickNumber: 5,
    width: 'auto' as const,
    disableLine: true,
    disableTicks: true,
  };
  return { x, y };
}

interface DrawingProps {
  chart: Chart;
  height: number;
}

/** The chart itself, for the eye and the pointer; everybody else reads its summary or its table. */
export default function Drawing({ chart, height }: DrawingProps) {
  const prefix = useId();
  const { palette } = useTheme();
  const series = drawnSeries(chart);
  const { x, y } = axesOf(chart);
  const shared = { height, margin, hideLegend: true, disableKeyboardNavigation: true } as const;
  const grid = { horizontal: true } as const;

  if (chart.shape === 'line') {
    return (
      <LineChart
        {...shared}
        grid={grid}
        xAxis={[{ ...x, scaleType: 'point' }]}
        yAxis={[{ ...y, ...bottomOf(chart, series) }]}
        // What is drawn first lies behind: the period before.
        series={[...series].reverse().map((one) => ({
          id: one.id,
          label: one.label,
          data: [...one.values],
          color: palette.tones[one.tone].solid,
          ...(chart.isFromZero && one.texture === 'plain' && { area: true }),
          curve: 'linear' as const,
          showMark: one.values.length === 1,
          valueFormatter: toolText(chart, one),
        }))}
        sx={{ ...axisSx, ...lineSx }}
      />
    );
  }
  return (
    <BarChart
      {...shared}
      grid={grid}
      xAxis={[{ ...x, scaleType: 'band', categoryGapRatio: 0.3 }]}
      yAxis={[y]}
      series={series.map((one) => ({
        id: one.id,
        label: one.label,
        data: [...one.values],
        color: `url(#${textureId(prefix, one)})`,
        stack: chart.shape === 'stack' ? 'all' : undefined,
        valueFormatter: toolText(chart, one),
      }))}
      sx={axisSx}
    >
      <Textures prefix={prefix} series={series} />
    </BarChart>
  );
}

/** Where an axis begins: where the numbers do, but for sums and for a line without a slope. */
function bottomOf({ isFromZero }: Chart, series: readonly ChartSeries[]): { min?: number } {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const isLevel = new Set(values).size < 2;
  return isFromZero || isLevel ? { min: Math.min(0, ...values) } : {};
}

const lineSx = {
  '& .MuiLineChart-line': { strokeWidth: 2 },
  '& .MuiLineChart-line[data-series="before"]': { strokeDasharray: dashes },
  '& .MuiLineChart-area': { fillOpacity: 0.12 },
} as const;
