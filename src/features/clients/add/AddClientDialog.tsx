import { zodResolver } from '@hookform/resolvers/zod';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { CreateClientInput } from '@/api/types';
import { showServerErrors } from '@/api/showServerErrors';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/add';
import { useCreateClientMutation } from '../clientsApi';
import { AddClientFields } from './AddClientFields';
import { addClientForm, emptyClient, type AddClientValues } from './addClientForm';

interface AddClientDialogProps {
  /** Receives the number of the new client. */
  onAdded: (number: number) => void;
  onClose: () => void;
}

export function AddClientDialog({ onAdded, onClose }: AddClientDialogProps) {
  const titleId = useId();
  const form = useForm<AddClientValues, unknown, CreateClientInput>({
    resolver: zodResolver(addClientForm),
    defaultValues: emptyClient,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [createClient] = useCreateClientMutation();
  const keyFor = useIdempotencyKey();
  useUnsavedGuard(isDirty);
  const close = () => !isSubmitting && leaveWhenSafe(onClose);

  async function submit(input: CreateClientInput) {
    const result = await createClient({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    if (!result.data) return showServerErrors(form, result.error);
    const { name, number } = result.data.createClient;
    toast.success(texts.wasAdded(name));
    onAdded(number);
    onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>{texts.addClient}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <AddClientFields form={form} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={close} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.addClient}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
