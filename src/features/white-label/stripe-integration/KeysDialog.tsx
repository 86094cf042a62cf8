import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import type { StripeKeysInput } from '@/api/types';
import * as texts from '@/texts/white-label/stripe-integration';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { stripeKeysInput } from '@contract/payments';
import { useConnectStripeWithKeysMutation } from './stripeIntegrationApi';

const keysForm = stripeKeysInput({
  secretKey: texts.pasteASecretKeyItBegins,
  publishableKey: texts.pasteAPublishableKeyItBegins,
  differentModes: texts.oneKeyIsForTests,
});

const emptyKeys: StripeKeysInput = { secretKey: '', publishableKey: '' };

interface KeysDialogProps {
  /** Last four characters of the secret key to replace, or null for the first keys. */
  replacedLast4?: string | null;
  onClose: () => void;
}

export function KeysDialog({ replacedLast4 = null, onClose }: KeysDialogProps) {
  const form = useForm<StripeKeysInput>({ resolver: zodResolver(keysForm), defaultValues: emptyKeys });
  const { errors } = form.formState;
  const [connect] = useConnectStripeWithKeysMutation();

  async function submit(input: StripeKeysInput) {
    const result = await connect({ input });
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(replacedLast4 ? texts.keysReplaced : texts.accountConnected);
    onClose();
  }

  return (
    <FormDialog
      title={replacedLast4 ? texts.replaceTheKeys : texts.useKeysOfMyOwn}
      description={texts.youFindBothUnderDevelopersApi}
      form={form}
      submitLabel={replacedLast4 ? texts.replace : texts.connect}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...form.register('secretKey')}
        label={texts.secretKey}
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={replacedLast4 ? texts.theCurrentOneEnds(replacedLast4) : undefined}
        error={errors.secretKey?.message}
      />
      <TextField
        {...form.register('publishableKey')}
        label={texts.publishableKey}
        autoComplete="off"
        spellCheck={false}
        error={errors.publishableKey?.message}
      />
    </FormDialog>
  );
}
