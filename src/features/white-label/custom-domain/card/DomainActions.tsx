import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage, fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { emailMessages } from '@/lib/fieldMessages';
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

const forwardForm = () =>
  z.object({
    email: emailField(emailMessages(t`Enter an email address, such as name@example.com.`)),
  });

type ForwardValues = z.infer<ReturnType<typeof forwardForm>>;

/** Emails the DNS records to the person who manages the company's DNS. */
function ForwardDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm<ForwardValues>({ resolver: zodResolver(forwardForm()), defaultValues: { email: '' } });
  const { errors } = form.formState;
  const [forward] = useEmailDomainInstructionsMutation();

  async function submit({ email }: ForwardValues) {
    const result = await forward({ id: domain.id, email });
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(t`DNS records sent to ${email}`);
    onClose();
  }

  return (
    <FormDialog
      title={t`Email DNS records for ${{ displayName: domain.displayName }}`}
      description={t`Email the records and instructions to the person who manages your DNS. The email is sent in your company’s name, and replies go to your company’s email address.`}
      form={form}
      submitLabel={t`Send email`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...form.register('email')}
        label={t`Email address`}
        type="email"
        autoComplete="off"
        autoFocus
        error={errors.email?.message}
      />
    </FormDialog>
  );
}

const listEffects = ({ liveAt, verifiedAt, isPrimary, displayName }: Domain): string[] => [
  liveAt ? t`${displayName} stops working for clients.` : t`We stop checking its DNS records.`,
  ...(isPrimary ? [t`Your subdomain becomes the primary domain, and links in emails use it.`] : []),
  ...(verifiedAt
    ? [t`Other companies can’t use it for 30 days. You can add it again at any time with a new TXT record.`]
    : []),
  t`Its DNS records remain until you delete them at your DNS provider.`,
];

/** Removes a domain after the operator types its name. */
function RemoveDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const { t } = useLingui();
  const [remove] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  return (
    <ConfirmDialog
      title={t`Remove ${displayName}?`}
      confirmLabel={t`Remove domain`}
      color="red"
      typedConfirmation={{
        expectedText: displayName,
        isMatch: (typed) => [displayName, hostname].includes(typed.toLowerCase()),
        mismatchError: t`Enter ${displayName} to remove it.`,
        fieldErrorOf: (error) => fieldErrors(error)['hostname'],
        effects: listEffects(domain),
      }}
      successMessage={t`${displayName} removed`}
      onConfirm={(typed) => remove({ id, hostname: typed })}
      onClose={onClose}
    />
  );
}

export function DomainActions({ domain }: { domain: Domain }) {
  const { t } = useLingui();
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
        {t`Check now`}
      </Button>
      <Button color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen('forward')}>
        {t`Email DNS records`}
      </Button>
      <Button color="red" variant="text" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        {t`Remove domain`}
      </Button>
      {open === 'forward' && <ForwardDialog domain={domain} onClose={close} />}
      {open === 'remove' && <RemoveDialog domain={domain} onClose={close} />}
    </Box>
  );
}
