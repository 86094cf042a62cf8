import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  label: string;
  /** The key combination in the tooltip, such as `Ctrl+B`. */
  shortcut?: string;
  children: ReactNode;
  /** Undefined for one-time actions, which are not toggles. */
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

/** Renders a toolbar button that keeps focus when it becomes disabled. */
export function ToolButton({ label, shortcut, children, isOn, isDisabled, onClick }: ToolButtonProps) {
  return (
    <ButtonBase
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      // Keeps the selection in the editor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onClick}
      sx={toolSx}
    >
      {children}
    </ButtonBase>
  );
}
