import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ToneName } from '@/theme/tones';
import type { ChartSeries, Texture } from './chart';

type Filled = Pick<ChartSeries, 'id' | 'tone' | 'texture'>;

export const textureId = (prefix: string, { id }: Filled): string => `${prefix}-${id}`;

const marks: Readonly<Record<Texture, ReactNode>> = {
  plain: null,
  dashed: null,
  stripes: <path d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6" strokeWidth="2" />,
  dots: <path d="M2 2 h0.01 M6 6 h0.01" strokeWidth="3" strokeLinecap="round" />,
  crosses: <path d="M0 0 L8 8 M8 0 L0 8" strokeWidth="1.5" />,
};

const size = 8;

/** The fills of bars, to be defined once in a drawing: a colour, and a pattern that tells it from the others. */
export function Textures({ prefix, series }: { prefix: string; series: readonly Filled[] }) {
  const { palette } = useTheme();
  const solid = (tone: ToneName) => palette.tones[tone].solid;

  return (
    <defs>
      {series.map((one) => (
        <pattern
          key={one.id}
          id={textureId(prefix, one)}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <rect width={size} height={size} fill={solid(one.tone)} />
          <g stroke={palette.background.paper} fill="none">
            {marks[one.texture]}
          </g>
        </pattern>
      ))}
    </defs>
  );
}
