import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { CopyButton } from '@/ui/CopyButton';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { appCodeProps, codeField } from './codeField';
import { QrCode } from './QrCode';
import { StepActions } from './StepActions';
import { useConfirmTwoFactorSetupMutation, type TwoFactorSetup } from './twoFactorApi';

interface ScanStepProps {
  setup: TwoFactorSetup;
  onConfirmed: (codes: string[]) => void;
  onCancel?: () => void;
}

const scanForm = z.object({ code: codeField(texts.enterTheSixDigits) });

/** Shows the secret and verifies the authenticator app with a first code. */
export function ScanStep({ setup, onConfirmed, onCancel }: ScanStepProps) {
  const form = useForm({ resolver: zodResolver(scanForm), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const [confirm] = useConfirmTwoFactorSetupMutation();

  async function submit({ code }: { code: string }) {
    const result = await confirm({ code });
    if (result.data) onConfirmed(result.data.confirmTwoFactorSetup.codes);
    else showServerErrors(form, result.error);
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Typography sx={{ color: 'text.secondary' }}>{texts.scanThisWithYourAuthenticator}</Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <QrCode text={setup.uri} label={texts.qrCodeForYourAuthenticatorApp} />
        <Secret secret={setup.secret} />
      </Box>
      <TextField
        {...form.register('code')}
        {...appCodeProps}
        label={texts.code}
        hint={texts.theSixDigitsThatYourApp}
        error={errors.code?.message}
      />
      <StepActions label={texts.turnOn} isBusy={isSubmitting} onCancel={onCancel} />
    </Stack>
  );
}

const secretSx = { fontFamily: 'monospace', wordSpacing: '0.2em', textAlign: 'center' } as const;

const Secret = ({ secret }: { secret: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <Typography component="code" aria-label={texts.secret} role="group" sx={secretSx}>
      {secret}
    </Typography>
    <CopyButton text={secret.replaceAll(' ', '')} label={texts.copyTheSecret} />
  </Box>
);
