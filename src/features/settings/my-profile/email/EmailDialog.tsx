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
import * as texts from '@/texts/settings/my-profile/email';
import { useRequestEmailChangeMutation } from '../myProfileApi';
import { emailForm, type EmailValues } from './emailForm';

interface EmailDialogProps {
  /** The address with which the operator signs in. */
  current: string;
  /** The address of an unconfirmed change, or an empty string if there is none. */
  pendingEmail: string;
  hasPassword: boolean;
  onClose: () => void;
}

export function EmailDialog({ current, pendingEmail, hasPassword, onClose }: EmailDialogProps) {
  const titleId = useId();
  const form = useForm<EmailValues>({
    resolver: zodResolver(emailForm(hasPassword)),
    defaultValues: { email: pendingEmail, password: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [request] = useRequestEmailChangeMutation();
  useUnsavedGuard(isDirty);
  const close = () => !isSubmitting && leaveWhenSafe(onClose);

  async function submit({ email, password }: EmailValues) {
    const { error } = await request({ email, password: hasPassword ? password : null });
    if (error) return showServerErrors(form, error);
    toast.success(texts.linksMailedToBothAddresses);
    onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>{texts.changeYourEmailAddress}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <Typography sx={{ color: 'text.secondary' }}>{texts.weMailALink(current)}</Typography>
            <TextField
              label={texts.newEmailAddress}
              type="email"
              autoComplete="email"
              autoFocus
              error={errors.email?.message}
              {...form.register('email')}
            />
            {hasPassword && (
              <TextField
                label={texts.yourPassword}
                type="password"
                autoComplete="current-password"
                error={errors.password?.message}
                {...form.register('password')}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={close} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.mailTheLinks}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
