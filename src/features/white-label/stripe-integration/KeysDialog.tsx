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
import type { StripeKeysInput } from '@/api/types';
import * as texts from '@/texts/white-label/stripe-integration';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
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
  const titleId = useId();
  const form = useForm<StripeKeysInput>({ resolver: zodResolver(keysForm), defaultValues: emptyKeys });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [connect] = useConnectStripeWithKeysMutation();
  const leaveWhenSafe = useUnsavedChanges(isDirty);
  const close = () => !isSubmitting && leaveWhenSafe(onClose);

  async function submit(input: StripeKeysInput) {
    const result = await connect({ input });
    if (!result.data) return showServerErrors(form, result.error);
    toast.success(replacedLast4 ? texts.keysReplaced : texts.accountConnected);
    onClose();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>{replacedLast4 ? texts.replaceTheKeys : texts.useKeysOfMyOwn}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <Typography sx={{ color: 'text.secondary' }}>{texts.youFindBothUnderDevelopersApi}</Typography>
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={close} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {replacedLast4 ? texts.replace : texts.connect}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
