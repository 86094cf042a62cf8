import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef, type ChangeEvent, type Ref } from 'react';
import { focusRing } from '@/theme/componentStyles';

interface TickBoxProps {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is on. */
  isPartly?: boolean;
  isDisabled?: boolean;
  /** `isRange` when Shift was held. */
  onChange: (isOn: boolean, isRange: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

const boxSx = (theme: Theme) => ({
  width: 18,
  height: 18,
  m: 0,
  accentColor: theme.palette.primary.main,
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing(theme), borderRadius: '3px' },
  '&:disabled': { cursor: 'default' },
});

// A finger gets 32 px round the box.
const targetSx = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  m: -0.75,
  cursor: 'pointer',
};

const isShiftHeld = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** A box without words beside it, for rows of a list. */
export function TickBox({ label, isOn, isPartly = false, isDisabled = false, onChange, ref }: TickBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, ref);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly && !isOn;
  }, [isPartly, isOn]);

  return (
    <Box component="label" sx={targetSx}>
      <Box
        component="input"
        type="checkbox"
        ref={inputRef}
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event: ChangeEvent) => onChange(!isOn, isShiftHeld(event))}
        sx={boxSx}
      />
    </Box>
  );
}
