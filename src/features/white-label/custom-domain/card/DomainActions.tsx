import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage, fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { emailMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/white-label/custom-domain/card';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
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
  const form = useForm<ForwardValues>({ resolver: zodResolver(forwardForm), defaultValues: { email: '' } });
  const { errors } = form.formState;
  const [forward] = useEmailDomainInstructionsMutation();

  async function submit({ email }: ForwardValues) {
    const result = await forward({ id: domain.id, email });
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(texts.recordsSentTo(email));
    onClose();
  }

  return (
    <FormDialog
      title={texts.sendTheRecords(domain.displayName)}
      description={texts.whoeverRunsYourDnsGets}
      form={form}
      submitLabel={texts.send}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...form.register('email')}
        label={texts.emailAddress}
        type="email"
        autoComplete="off"
        autoFocus
        error={errors.email?.message}
      />
    </FormDialog>
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
  const [remove] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  return (
    <ConfirmDialog
      title={texts.askRemove(displayName)}
      confirmLabel={texts.remove}
      color="red"
      typedConfirmation={{
        expectedText: displayName,
        isMatch: (typed) => [displayName, hostname].includes(typed.toLowerCase()),
        mismatchError: texts.typeToRemove(displayName),
        fieldErrorOf: (error) => fieldErrors(error)['hostname'],
        effects: listEffects(domain),
      }}
      successMessage={texts.removed(displayName)}
      onConfirm={(typed) => remove({ id, hostname: typed })}
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
