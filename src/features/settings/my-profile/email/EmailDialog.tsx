import { zodResolver } from '@hookform/resolvers/zod';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useRequestEmailChangeMutation } from '../myProfileApi';
import { emailForm, type EmailValues } from './emailForm';

interface EmailDialogProps {
  /** The address that one signs in with. */
  current: string;
  /** What was asked for before. */
  asked: string;
  hasPassword: boolean;
  onClose: () => void;
}

export function EmailDialog({ current, asked, hasPassword, onClose }: EmailDialogProps) {
  const titleId = useId();
  const form = useForm<EmailValues>({
    resolver: zodResolver(emailForm(hasPassword)),
    defaultValues: { email: asked, password: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [request] = useRequestEmailChangeMutation();
  useUnsavedGuard(isDirty);
  const close = () => !isSubmitting && leaveWhenSafe(onClose);

  async function submit({ email, password }: EmailValues) {
    const { error } = await request({ email, password: hasPassword ? password : null });
    if (error) return showServerErrors(form, error);
    toast.success('Links mailed to both addresses');
    onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>Change your e-mail address</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <Typography sx={{ color: 'text.secondary' }}>
              We mail a link to {current} and one to the new address. It changes when both have agreed, within
              a day; then every other session ends, and you sign in with the new address. Until then you can
              take it back.
            </Typography>
            <TextField
              label="New e-mail address"
              type="email"
              autoComplete="email"
              autoFocus
              error={errors.email?.message}
              {...form.register('email')}
            />
            {hasPassword && (
              <TextField
                label="Your password"
                type="password"
                autoComplete="current-password"
                error={errors.password?.message}
                {...form.register('password')}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={close} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            Mail the links
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
