import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '@/lib/messageOf';
import { Dialog, type DialogSize } from './Dialog';
import { FormError } from './FormError';
import { useUnsavedChanges } from './UnsavedChanges';

interface FormDialogProps<Values extends FieldValues, Output> {
  title: string;
  size?: DialogSize;
  description?: ReactNode;
  form: UseFormReturn<Values, unknown, Output>;
  /** The fields. */
  children: ReactNode;
  /** An error besides the form's own root error. */
  error?: string;
  /** Omitted once there is nothing left to submit. */
  submitLabel?: string;
  isDestructive?: boolean;
  isSubmitDisabled?: boolean;
  /** Discards changes without a confirmation. */
  canDiscardChanges?: boolean;
  /** Shows its errors in the form, and closes the dialog after success. */
  onSubmit: (values: Output) => unknown;
  onClose: () => void;
}

/** Shows a form. Asks before it discards changes, and stays open while it submits. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { form, children, error, isDestructive, canDiscardChanges, onSubmit, onClose } = props;
  const { title, size, description, submitLabel, isSubmitDisabled } = props;
  const { errors, isDirty, isSubmitting } = form.formState;
  const isUnsaved = isDirty && !canDiscardChanges;
  const leaveWhenSafe = useUnsavedChanges(isUnsaved);

  return (
    <Dialog
      {...{ title, size, description, submitLabel, isSubmitDisabled }}
      isForm
      submitColor={isDestructive ? 'red' : undefined}
      isBusy={isSubmitting}
      onSubmit={() =>
        void form
          .handleSubmit(onSubmit)()
          .catch((failure: unknown) => form.setError('root', { message: messageOf(failure) }))
      }
      onClose={() => (isUnsaved ? leaveWhenSafe(onClose) : onClose())}
    >
      <Stack spacing={2}>
        <FormError message={errors.root?.message ?? error} />
        {children}
      </Stack>
    </Dialog>
  );
}
