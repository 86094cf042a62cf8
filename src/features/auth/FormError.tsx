import Alert from '@mui/material/Alert';

/** What went wrong with the form as a whole; read out as soon as it appears. */
export function FormError({ message }: { message: string | null }) {
  return message ? <Alert severity="error">{message}</Alert> : null;
}
