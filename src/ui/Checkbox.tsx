import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef, type ChangeEvent, type Ref } from 'react';
import { focusRing } from '@/theme/componentStyles';

interface CheckboxProps {
  label: string;
  isOn: boolean;
  /** Shows the indeterminate state, for partly selected items. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean, event: ChangeEvent<HTMLInputElement>) => void;
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

// Gives the checkbox a touch target of 32 px.
const targetSx = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  m: -0.75,
  cursor: 'pointer',
};

/** Renders a checkbox without a visible label, for table rows. */
export function Checkbox({
  label,
  isOn,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
  ref,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, ref);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate && !isOn;
  }, [isIndeterminate, isOn]);

  return (
    <Box component="label" sx={targetSx}>
      <Box
        component="input"
        type="checkbox"
        ref={inputRef}
        aria-label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(!isOn, event)}
        sx={boxSx}
      />
    </Box>
  );
}
