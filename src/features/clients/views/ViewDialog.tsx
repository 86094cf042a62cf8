import { zodResolver } from '@hookform/resolvers/zod';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/views';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { viewForm, type ViewFormValues } from './viewForm';

interface ViewDialogProps {
  title: string;
  confirmLabel: string;
  values: ViewFormValues;
  /** Resolves to the error, or to null if the view was saved. */
  onSave: (values: ViewFormValues) => Promise<unknown>;
  onClose: () => void;
}

export function ViewDialog({ title, confirmLabel, values, onSave, onClose }: ViewDialogProps) {
  const titleId = useId();
  const form = useForm<ViewFormValues>({ resolver: zodResolver(viewForm), defaultValues: values });
  const { errors, isDirty, isSubmitting } = form.formState;
  const leaveWhenSafe = useUnsavedChanges(isDirty);
  const close = () => !isSubmitting && leaveWhenSafe(onClose);

  async function submit(formValues: ViewFormValues) {
    const error = await onSave(formValues);
    if (error) showServerErrors(form, error);
    else onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <TextField
              label={texts.name}
              autoFocus
              autoComplete="off"
              error={errors.name?.message}
              {...form.register('name')}
            />
            <CheckboxField
              label={texts.shareWithTheTeam}
              hint={texts.everyoneWhoManagesClientsSees}
              {...form.register('isShared')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={close} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
