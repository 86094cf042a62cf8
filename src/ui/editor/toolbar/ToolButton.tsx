import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  /** How it is pressed without the button. */
  shortcut?: string;
  children: ReactNode;
  /** Undefined for what is done, and not switched on. */
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

const toolSx = ({ palette }: Theme) => ({
  minWidth: 32,
  height: 32,
  px: 0.5,
  flexShrink: 0,
  borderRadius: 1,
  color: 'text.secondary',
  fontWeight: 600,
  fontSize: '0.8125rem',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-pressed=true]': { bgcolor: palette.tones.primary.soft, color: palette.tones.primary.text },
  '&[aria-disabled=true]': { opacity: 0.5 },
});

/** One button of a toolbar, which keeps the keyboard's place when it can't be pressed any more. */
export function ToolButton({ label, shortcut, children, isOn, isDisabled, onClick }: ToolButtonProps) {
  return (
    <ButtonBase
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onClick}
      sx={toolSx}
    >
      {children}
    </ButtonBase>
  );
}
