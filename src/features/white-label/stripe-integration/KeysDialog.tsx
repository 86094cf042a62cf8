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
    secretKey: t`Enter a secret key. It starts with sk_test_, sk_live_, rk_test_, or rk_live_.`,
    publishableKey: t`Enter a publishable key. It starts with pk_test_ or pk_live_.`,
    differentModes: t`One key is for test mode and the other is for live mode. Enter two keys of the same mode.`,
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
    toast.success(replacedLast4 ? t`API keys replaced` : t`Account connected`);
    onClose();
  }

  return (
    <FormDialog
      title={replacedLast4 ? t`Replace API keys` : t`Use API keys`}
      description={t`Find both keys in Stripe under Developers > API keys. The secret key is encrypted and can’t be shown again.`}
      form={form}
      submitLabel={replacedLast4 ? t`Replace keys` : t`Connect account`}
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
        hint={replacedLast4 ? t`The current key ends in ${replacedLast4}.` : undefined}
        error={errors.secretKey?.message}
      />
      <TextField
        {...form.register('publishableKey')}
        dir="ltr"
        label={t`Publishable key`}
        autoComplete="off"
        spellCheck={false}
        error={errors.publishableKey?.message}
      />
    </FormDialog>
  );
}
