import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { focusRing } from '@/theme/componentStyles';
import { FieldMessage } from './FieldMessage';

interface CheckboxFieldProps {
  label: ReactNode;
  error?: string;
  hint?: string;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

// The native checkbox follows the color scheme and keeps its check mark visible on any brand color.
const box = (theme: Theme) => ({
  flexShrink: 0,
  width: 18,
  height: 18,
  margin: '4px 4px 4px 1px',
  accentColor: theme.palette.primary.main,
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing(theme), borderRadius: '3px' },
  '&:disabled': { cursor: 'default' },
});

export function CheckboxField({ label, error, hint, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box
          component="input"
          type="checkbox"
          {...rest}
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error || hint ? messageId : undefined}
          sx={box}
        />
        <Typography component="label" htmlFor={id} variant="body1" sx={{ pt: '2px', cursor: 'pointer' }}>
          {label}
        </Typography>
      </Box>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
