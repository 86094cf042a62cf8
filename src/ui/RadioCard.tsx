import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { focusRing } from '@/theme/componentStyles';
import { isolated } from './isolated';

interface RadioCardProps {
  /** Shared by the cards of one group. */
  name: string;
  label: string;
  /** Shown under the label and announced as the radio button's description. */
  children?: ReactNode;
  isChosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

const cardSx =
  (isChosen: boolean, disabled: boolean) =>
  ({ palette }: Theme) =>
    ({
      display: 'flex',
      gap: 1.25,
      p: 1.5,
      minWidth: 0,
      borderRadius: 1,
      cursor: disabled ? 'default' : 'pointer',
      border: `1px solid ${isChosen ? palette.tones.primary.text : palette.outline}`,
      bgcolor: isChosen ? palette.tones.primary.soft : undefined,
      color: disabled ? 'text.secondary' : 'text.primary',
    }) as const;

const dotSx = (theme: Theme) => ({
  flexShrink: 0,
  width: 16,
  height: 16,
  margin: '3px 0 0',
  accentColor: theme.palette.primary.main,
  '&:focus-visible': { ...focusRing(theme), borderRadius: '50%' },
  '&[aria-disabled=true]': { opacity: 0.5 },
});

export function RadioCard({ name, label, children, isChosen, disabled = false, onChoose }: RadioCardProps) {
  const id = useId();

  return (
    <Box component="label" sx={cardSx(isChosen, disabled)}>
      <Box
        component="input"
        type="radio"
        name={name}
        checked={isChosen}
        // While no card is selected, Tab reaches only the first one, and `disabled` would make Tab skip the
        // group.
        aria-disabled={disabled || undefined}
        onChange={() => !disabled && onChoose()}
        aria-labelledby={`${id}-label`}
        aria-describedby={children ? `${id}-text` : undefined}
        sx={dotSx}
      />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" id={`${id}-label`} sx={{ display: 'block', typography: 'subtitle2' }}>
          {isolated(label)}
        </Box>
        {children && (
          <Box
            component="span"
            id={`${id}-text`}
            sx={{ display: 'block', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {children}
          </Box>
        )}
      </Box>
    </Box>
  );
}
