import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './FieldMessage';

interface CheckboxFieldProps {
  label: ReactNode;
  error?: string;
  hint?: string;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function CheckboxField({ label, error, hint, ref, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Checkbox
          {...rest}
          id={id}
          size="small"
          sx={{ p: '3px', ml: '-3px' }}
          slotProps={{
            input: {
              ref,
              'aria-invalid': Boolean(error),
              'aria-describedby': error || hint ? messageId : undefined,
            },
          }}
        />
        <Typography component="label" htmlFor={id} variant="body1" sx={{ pt: '2px', cursor: 'pointer' }}>
          {label}
        </Typography>
      </Box>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
