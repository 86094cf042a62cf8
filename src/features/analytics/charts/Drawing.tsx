import { type Direction, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useId } from 'react';
import { type Chart, type ChartSeries, drawnSeries } from './chart';
import { axisText, spanName, spanTick, valueText } from './chartLabels';
import { dashes } from './Legend';
import { textureId, Textures } from './Textures';

const endMargin = 28;

const axisSx = {
  '& .MuiChartsAxis-tickLabel': { typography: 'caption', fill: 'currentcolor' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'currentcolor', opacity: 0.4 },
  color: 'text.secondary',
} as const;

/** Returns the tooltip text of a value. Values of the previous period include their dates. */
const tooltipText =
  (chart: Chart, series: ChartSeries) =>
  (value: number | null, { dataIndex }: { dataIndex: number }): string => {
    const text = valueText(value, series, chart.currency);
    const previousSpan = series.id === 'before' ? chart.comparedSpans?.[dataIndex] : null;
    return previousSpan ? `${text} (${spanName(previousSpan)})` : text;
  };

function axesOf(chart: Chart, direction: Direction) {
  const [first] = drawnSeries(chart);
  const unit = first?.unit ?? 'count';
  const x = {
    data: chart.spans.map((_span, index) => index),
    valueFormatter: (index: number, { location }: { location: string }) => {
      const span = chart.spans[index] ?? null;
      return location === 'tooltip' ? spanName(span) : spanTick(span, chart.interval);
    },
    height: 28,
    // The library measures the gap of a reversed axis in the opposite direction.
    tickLabelMinGap: direction === 'rtl' ? -8 : 8,
    // Time runs in the direction of the text.
    reverse: direction === 'rtl',
  };
  const y = {
    valueFormatter: (value: number) => axisText(value, { unit }, chart.currency),
    tickMinStep: 1,
    tickNumber: 5,
    width: 'auto' as const,
    position: direction === 'rtl' ? ('right' as const) : ('left' as const),
    disableLine: true,
    disableTicks: true,
  };
  return { x, y };
}

interface DrawingProps {
  chart: Chart;
  height: number;
}

/** Draws a chart without keyboard navigation, because `ChartPicture` hides it from assistive technology. */
export default function Drawing({ chart, height }: DrawingProps) {
  const prefix = useId();
  const { palette, direction } = useTheme();
  const series = drawnSeries(chart);
  const { x, y } = axesOf(chart, direction);
  const margin = {
    top: 12,
    bottom: 0,
    left: 0,
    right: 0,
    [direction === 'rtl' ? 'left' : 'right']: endMargin,
  };
  const shared = { height, margin, hideLegend: true, disableKeyboardNavigation: true } as const;
  const grid = { horizontal: true } as const;

  if (chart.shape === 'line') {
    return (
      <LineChart
        {...shared}
        grid={grid}
        xAxis={[{ ...x, scaleType: 'point' }]}
        yAxis={[{ ...y, ...axisBounds(chart, series) }]}
        // Later series cover earlier ones, so the previous period is drawn first.
        series={[...series].reverse().map((item) => ({
          id: item.id,
          label: item.label,
          data: [...item.values],
          color: palette.tones[item.tone].solid,
          ...(chart.isFromZero && item.texture === 'plain' && { area: true }),
          curve: 'linear' as const,
          showMark: item.values.length === 1,
          valueFormatter: tooltipText(chart, item),
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
      series={series.map((item) => ({
        id: item.id,
        label: item.label,
        data: [...item.values],
        color: `url(#${textureId(prefix, item)})`,
        stack: chart.shape === 'stack' ? 'all' : undefined,
        valueFormatter: tooltipText(chart, item),
      }))}
      sx={axisSx}
    >
      <Textures prefix={prefix} series={series} />
    </BarChart>
  );
}

/**
 * Returns a lower bound of zero, or of the lowest negative value, for sums and constant lines. Other axes fit
 * their values.
 */
function axisBounds({ isFromZero }: Chart, series: readonly ChartSeries[]): { min?: number } {
  const values = series.flatMap((item) => item.values.filter((value) => value !== null));
  const isConstant = new Set(values).size < 2;
  return isFromZero || isConstant ? { min: Math.min(0, ...values) } : {};
}

const lineSx = {
  '& .MuiLineChart-line': { strokeWidth: 2 },
  '& .MuiLineChart-line[data-series="before"]': { strokeDasharray: dashes },
  '& .MuiLineChart-area': { fillOpacity: 0.12 },
} as const;
