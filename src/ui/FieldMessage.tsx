import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import FormHelperText from '@mui/material/FormHelperText';

interface FieldMessageProps {
  id: string;
  error?: string;
  hint?: string;
}

/** Shows the error of a field, or its hint if there is no error. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (!error && !hint) return null;
  return (
    <FormHelperText id={id} error={Boolean(error)}>
      {error && <ErrorIcon aria-hidden sx={{ fontSize: '1rem', mt: '1px' }} data-error-icon />}
      <span>{error || hint}</span>
    </FormHelperText>
  );
}
