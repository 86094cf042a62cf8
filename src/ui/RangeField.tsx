import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { focusRing } from '@/theme/componentStyles';

interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  value: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

const steps = 100;

const rangeSx = (theme: Theme) => ({
  width: '100%',
  margin: 0,
  accentColor: theme.palette.primary.main,
  '&:focus-visible': { ...focusRing(theme), borderRadius: '3px' },
});

/** Renders a native slider with 100 steps from `min` to `max`. */
export function RangeField({ label, min, max, value, isDisabled = false, onChange }: RangeFieldProps) {
  const id = useId();
  const span = max - min;

  return (
    <div>
      <Typography component="label" htmlFor={id} variant="body2">
        {label}
      </Typography>
      <Box
        component="input"
        type="range"
        id={id}
        min={0}
        max={steps}
        value={span > 0 ? Math.round(((value - min) / span) * steps) : 0}
        disabled={isDisabled}
        onChange={(event) => onChange(min + (Number(event.target.value) / steps) * span)}
        sx={rangeSx}
      />
    </div>
  );
}
