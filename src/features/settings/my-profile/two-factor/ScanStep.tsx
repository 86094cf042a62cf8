import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { CopyButton } from '@/ui/CopyButton';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { black, white } from '@contract/colors';
import { StepActions } from './StepActions';
import { appCodeProps, codeField } from './codeField';
import { type TwoFactorSetup, useConfirmTwoFactorSetupMutation } from './twoFactorApi';

/** Draws a QR code, always dark on white because some cameras cannot read an inverted code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));

  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 208, borderRadius: 1, justifySelf: 'center' }}
    >
      <rect width={size} height={size} fill={white} />
      <path d={squares.join('')} fill={black} />
    </Box>
  );
}

interface ScanStepProps {
  setup: TwoFactorSetup;
  onConfirmed: (codes: string[]) => void;
  onCancel?: () => void;
}

const scanForm = () =>
  z.object({ code: codeField(t`Enter the six-digit code from your authenticator app.`) });

/** Shows the secret and verifies the authenticator app with a first code. */
export function ScanStep({ setup, onConfirmed, onCancel }: ScanStepProps) {
  const { t } = useLingui();
  const form = useForm({ resolver: zodResolver(scanForm()), defaultValues: { code: '' } });
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
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`Scan the QR code with your authenticator app, or enter the setup key.`}</Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <QrCode text={setup.uri} label={t`QR code for your authenticator app`} />
        <Secret secret={setup.secret} />
      </Box>
      <TextField
        {...form.register('code')}
        {...appCodeProps}
        label={t`Code`}
        hint={t`The six-digit code for Livery in your authenticator app.`}
        error={errors.code?.message}
      />
      <StepActions label={t`Turn on two-factor`} isBusy={isSubmitting} onCancel={onCancel} />
    </Stack>
  );
}

const secretSx = { fontFamily: 'monospace', wordSpacing: '0.2em', textAlign: 'center' } as const;

const Secret = ({ secret }: { secret: string }) => {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography component="code" aria-label={t`Setup key`} role="group" sx={secretSx}>
        {secret}
      </Typography>
      <CopyButton text={secret.replaceAll(' ', '')} label={t`Copy setup key`} />
    </Box>
  );
};
