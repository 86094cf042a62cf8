import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage, fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { emailMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/white-label/custom-domain/card';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { TypeToConfirmDialog } from '@/ui/TypeToConfirmDialog';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { emailField } from '@contract/emailAddress';
import {
  type Domain,
  useCheckCustomDomainMutation,
  useEmailDomainInstructionsMutation,
  useRemoveCustomDomainMutation,
} from '../customDomainApi';
import { describeCheck } from '../domainLabels';

const forwardForm = z.object({
  email: emailField(emailMessages(texts.enterAnEmailAddressSuch)),
});

type ForwardValues = z.infer<typeof forwardForm>;

/** Emails the DNS records to the person who manages the company's DNS. */
function ForwardDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const titleId = useId();
  const form = useForm<ForwardValues>({ resolver: zodResolver(forwardForm), defaultValues: { email: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [forward] = useEmailDomainInstructionsMutation();
  const leaveWhenSafe = useUnsavedChanges(isDirty);
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

const listEffects = ({ liveAt, verifiedAt, isPrimary, displayName }: Domain): string[] => [
  liveAt ? texts.clientsWhoOpenFindNothingThere(displayName) : texts.weStopLookingForItsRecords,
  ...(isPrimary ? [texts.clientsAreSentToYourSubdomain] : []),
  ...(verifiedAt ? [texts.for30DaysNoOtherCompany] : []),
  texts.itsRecordsInTheDnsStay,
];

/** Removes a domain after the operator types its name. */
function RemoveDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const [remove, { error, isLoading }] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  async function confirm(typed: string) {
    const result = await remove({ id, hostname: typed });
    if (!result.data) return;
    toast.success(texts.removed(displayName));
    onClose();
  }

  return (
    <TypeToConfirmDialog
      title={texts.askRemove(displayName)}
      effects={listEffects(domain)}
      expectedText={displayName}
      isMatch={(typed) => [displayName, hostname].includes(typed.toLowerCase())}
      mismatchError={texts.typeToRemove(displayName)}
      confirmLabel={texts.remove}
      error={error && errorMessage(error)}
      fieldError={fieldErrors(error)['hostname']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    />
  );
}

export function DomainActions({ domain }: { domain: Domain }) {
  const [open, setOpen] = useState<'forward' | 'remove' | null>(null);
  const [check, { isLoading }] = useCheckCustomDomainMutation();
  const close = () => setOpen(null);

  async function runCheck() {
    const result = await check({ id: domain.id });
    if (!result.data) return toast.error(errorMessage(result.error));
    const checkedDomain = result.data.checkCustomDomain;
    toast[checkedDomain.liveAt ? 'success' : 'default'](describeCheck(checkedDomain));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button isLoading={isLoading} onClick={() => void runCheck()}>
        {texts.checkNow}
      </Button>
      <Button color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen('forward')}>
        {texts.sendTheRecordsByMail}
      </Button>
      <Button color="red" variant="text" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        {texts.openRemove}
      </Button>
      {open === 'forward' && <ForwardDialog domain={domain} onClose={close} />}
      {open === 'remove' && <RemoveDialog domain={domain} onClose={close} />}
    </Box>
  );
}
