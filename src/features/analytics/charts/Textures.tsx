import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ToneName } from '@/theme/tones';
import type { ChartSeries, Texture } from './chart';

type PatternSeries = Pick<ChartSeries, 'id' | 'tone' | 'texture'>;

export const textureId = (prefix: string, { id }: PatternSeries): string => `${prefix}-${id}`;

const marks: Readonly<Record<Texture, ReactNode>> = {
  plain: null,
  dashed: null,
  stripes: <path d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6" strokeWidth="2" />,
  dots: <path d="M2 2 h0.01 M6 6 h0.01" strokeWidth="3" strokeLinecap="round" />,
  crosses: <path d="M0 0 L8 8 M8 0 L0 8" strokeWidth="1.5" />,
};

const size = 8;

/** Defines SVG fill patterns that distinguish bars without relying on color. */
export function Textures({ prefix, series }: { prefix: string; series: readonly PatternSeries[] }) {
  const { palette } = useTheme();
  const solid = (tone: ToneName) => palette.tones[tone].solid;

  return (
    <defs>
      {series.map((item) => (
        <pattern
          key={item.id}
          id={textureId(prefix, item)}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <rect width={size} height={size} fill={solid(item.tone)} />
          <g stroke={palette.background.paper} fill="none">
            {marks[item.texture]}
          </g>
        </pattern>
      ))}
    </defs>
  );
}
