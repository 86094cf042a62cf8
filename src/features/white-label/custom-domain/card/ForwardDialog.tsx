import { zodResolver } from '@hookform/resolvers/zod';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { emailField } from '@contract/emailAddress';
import { emailMessages } from '@/lib/fieldMessages';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/custom-domain/card';
import { useEmailDomainInstructionsMutation, type Domain } from '../customDomainApi';

const forwardForm = z.object({
  email: emailField(emailMessages(texts.enterAnEmailAddressSuch)),
});

type ForwardValues = z.infer<typeof forwardForm>;

/** Emails the DNS records to the person who manages the company's DNS. */
export function ForwardDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const titleId = useId();
  const form = useForm<ForwardValues>({ resolver: zodResolver(forwardForm), defaultValues: { email: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [forward] = useEmailDomainInstructionsMutation();
  useUnsavedGuard(isDirty);
  const close = () => !isSubmitting && leaveWhenSafe(onClose);

  async function submit({ email }: ForwardValues) {
    const result = await forward({ id: domain.id, email });
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(texts.recordsSentTo(email));
    onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {texts.sendTheRecords(domain.displayName)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <Typography sx={{ color: 'text.secondary' }}>{texts.whoeverRunsYourDnsGets}</Typography>
            <TextField
              {...form.register('email')}
              label={texts.emailAddress}
              type="email"
              autoComplete="off"
              autoFocus
              error={errors.email?.message}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={close} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
