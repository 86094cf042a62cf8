import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';

interface StepFormProps {
  error?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

export function StepForm({ error, onSubmit, children }: StepFormProps) {
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
      {error && <Alert severity="error">{error}</Alert>}
      {children}
    </Stack>
  );
}
