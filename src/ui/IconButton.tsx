import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEventHandler, ReactNode, Ref } from 'react';

interface IconButtonProps {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  onClick: MouseEventHandler<HTMLElement>;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Use instead of `disabled` if the button can become disabled while it has focus. */
  'aria-disabled'?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <ButtonBase
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      sx={{
        width: 32,
        height: 32,
        flexShrink: 0,
        borderRadius: 1,
        color: 'text.secondary',
        '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
        '&.Mui-disabled, &[aria-disabled=true]': { opacity: 0.5 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
