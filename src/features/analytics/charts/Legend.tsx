import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { type Chart, type ChartSeries, drawnSeries } from './chart';
import { textureId, Textures } from './Textures';

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;

/** Lists the drawn series in order. A chart with one series needs no legend. */
export function Legend({ chart }: { chart: Chart }) {
  const series = drawnSeries(chart);
  if (series.length < 2) return null;

  return (
    <Box component="ul" sx={listSx}>
      {series.map((item) => (
        <Box component="li" key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Swatch series={item} isLine={chart.shape === 'line'} />
          {item.label}
        </Box>
      ))}
    </Box>
  );
}

export const dashes = '5 4';

function Swatch({ series, isLine }: { series: ChartSeries; isLine: boolean }) {
  const { palette } = useTheme();
  const prefix = useId();

  if (isLine) {
    const stroke = palette.tones[series.tone].solid;
    const strokeDasharray = series.texture === 'dashed' ? dashes : undefined;
    return (
      <svg width="22" height="12" aria-hidden>
        <path d="M0 6 H22" stroke={stroke} strokeWidth="2.5" strokeDasharray={strokeDasharray} />
      </svg>
    );
  }
  return (
    <svg width="14" height="14" aria-hidden>
      <Textures prefix={prefix} series={[series]} />
      <rect width="14" height="14" rx="2" fill={`url(#${textureId(prefix, series)})`} />
    </svg>
  );
}
