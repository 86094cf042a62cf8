import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';
import { FormError } from '@/ui/FormError';

interface StepFormProps {
  error?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

export function StepForm({ error, onSubmit, children }: StepFormProps) {
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
      <FormError message={error} />
      {children}
    </Stack>
  );
}
