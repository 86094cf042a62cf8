import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import type { StripeKeysInput } from '@/api/types';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { stripeKeysInput } from '@contract/payments';
import { useConnectStripeWithKeysMutation } from './stripeIntegrationApi';

const keysForm = () =>
  stripeKeysInput({
    secretKey: t`Paste a secret key: it begins with sk_ or rk_.`,
    publishableKey: t`Paste a publishable key: it begins with pk_.`,
    differentModes: t`One key is for tests and the other one is live. Paste two of the same mode.`,
  });

const emptyKeys: StripeKeysInput = { secretKey: '', publishableKey: '' };

interface KeysDialogProps {
  /** Last four characters of the secret key to replace, or null for the first keys. */
  replacedLast4?: string | null;
  onClose: () => void;
}

export function KeysDialog({ replacedLast4 = null, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  const form = useForm<StripeKeysInput>({ resolver: zodResolver(keysForm()), defaultValues: emptyKeys });
  const { errors } = form.formState;
  const [connect] = useConnectStripeWithKeysMutation();

  async function submit(input: StripeKeysInput) {
    const result = await connect({ input });
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(replacedLast4 ? t`Keys replaced` : t`Account connected`);
    onClose();
  }

  return (
    <FormDialog
      title={replacedLast4 ? t`Replace the keys` : t`Use keys of my own`}
      description={t`You find both under Developers, API keys in Stripe. They are stored encrypted and cannot be shown again.`}
      form={form}
      submitLabel={replacedLast4 ? t`Replace` : t`Connect`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...form.register('secretKey')}
        label={t`Secret key`}
        toggleLabels={{ show: t`Show secret key`, hide: t`Hide secret key` }}
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={replacedLast4 ? t`The current one ends in ${replacedLast4}.` : undefined}
        error={errors.secretKey?.message}
      />
      <TextField
        {...form.register('publishableKey')}
        label={t`Publishable key`}
        autoComplete="off"
        spellCheck={false}
        error={errors.publishableKey?.message}
      />
    </FormDialog>
  );
}
