import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router';

export type ButtonSize = 1 | 2 | 3 | 4 | 5;
export type ButtonColor = 'primary' | 'green' | 'red' | 'gray';
export type ButtonVariant = 'solid' | 'soft' | 'text';

interface ButtonProps {
  children: ReactNode;
  size?: ButtonSize;
  color?: ButtonColor;
  variant?: ButtonVariant;
  isLoading?: boolean;
  disabled?: boolean;
  startIcon?: ReactNode;
  fullWidth?: boolean;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Path in the console. Renders the button as a link. */
  to?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-current'?: 'page';
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
}

const sizes: Record<ButtonSize, { height: number; padding: string; fontSize: string; spinner: number }> = {
  1: { height: 28, padding: '0 8px', fontSize: '0.75rem', spinner: 14 },
  2: { height: 32, padding: '0 12px', fontSize: '0.8125rem', spinner: 16 },
  3: { height: 36, padding: '0 14px', fontSize: '0.875rem', spinner: 16 },
  4: { height: 40, padding: '0 18px', fontSize: '0.875rem', spinner: 18 },
  5: { height: 48, padding: '0 24px', fontSize: '1rem', spinner: 20 },
};

const colorSx = (color: ButtonColor, variant: ButtonVariant) => (theme: Theme) => {
  const tone = theme.palette.tones[color];
  if (variant === 'solid') {
    return {
      bgcolor: tone.solid,
      color: tone.onSolid,
      boxShadow: 1,
      '&:hover': { bgcolor: tone.solidHover },
    };
  }
  const hover = { '&:hover': { bgcolor: variant === 'soft' ? tone.softHover : tone.soft } };
  return { bgcolor: variant === 'soft' ? tone.soft : 'transparent', color: tone.text, ...hover };
};

const sizeSx = (size: ButtonSize, fullWidth: boolean): SxProps<Theme> => ({
  minHeight: sizes[size].height,
  padding: sizes[size].padding,
  fontFamily: 'inherit',
  fontSize: sizes[size].fontSize,
  fontWeight: 500,
  lineHeight: 1.25,
  borderRadius: 1,
  position: 'relative',
  textAlign: 'center',
  width: fullWidth ? '100%' : undefined,
  transition: 'background-color 120ms',
  '&.Mui-disabled, &[aria-busy]': { opacity: 0.5, boxShadow: 0 },
});

const preventClick = (event: MouseEvent) => event.preventDefault();

export function Button({
  children,
  size = 3,
  color = 'primary',
  variant = 'solid',
  isLoading = false,
  disabled = false,
  startIcon,
  fullWidth = false,
  type = 'button',
  to,
  onClick,
  ...rest
}: ButtonProps) {
  const asLink = to !== undefined && !disabled && !isLoading ? { component: RouterLink, to } : { type };

  return (
    <ButtonBase
      {...asLink}
      {...rest}
      disabled={disabled}
      // `disabled` would remove keyboard focus from the button that was just clicked.
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? preventClick : onClick}
      sx={[sizeSx(size, fullWidth), colorSx(color, variant)] as SxProps<Theme>}
    >
      {/* The label keeps its size and accessible name under the spinner. */}
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, opacity: isLoading ? 0 : 1 }}
      >
        {startIcon}
        {children}
      </Box>
      {isLoading && (
        <CircularProgress
          aria-hidden
          color="inherit"
          size={sizes[size].spinner}
          sx={{ position: 'absolute' }}
        />
      )}
    </ButtonBase>
  );
}
