import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { downloadText } from '@/lib/download';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { copyWithToast } from '@/ui/CopyButton';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { StepActions } from './StepActions';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  onSaved: () => void;
}

const listSx = {
  m: 0,
  p: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr' },
  gap: 1,
  listStyle: 'none',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  textAlign: 'center',
} as const;

const recoveryCodesText = (codes: readonly string[]): string =>
  `${t`Livery recovery codes. Each code works once, instead of a code from your authenticator app.`}\n\n${codes.join('\n')}\n`;

/** Shows the recovery codes, which are not shown again, until the operator confirms having saved them. */
export function RecoveryCodesStep({ codes, onSaved }: RecoveryCodesStepProps) {
  const { t } = useLingui();
  const [isSaved, setSaved] = useState(false);
  const [error, setError] = useState<string | undefined>();
  useUnsavedChanges(!isSaved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaved) return onSaved();
    setError(t`Save your recovery codes first. They aren’t shown again.`);
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`Each code signs you in once if you lose your authenticator app. Keep them where you can find them without your phone, such as in a password manager or on paper. They aren’t shown again.`}</Typography>
      <Box component="ul" aria-label={t`Recovery codes`} sx={listSx}>
        {codes.map((code) => (
          <li key={code} dir="ltr">
            {code}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="soft" onClick={() => void copyWithToast(codes.join('\n'), t`Recovery codes`)}>
          {t`Copy codes`}
        </Button>
        <Button
          variant="soft"
          onClick={() =>
            downloadText('livery-recovery-codes.txt', recoveryCodesText(codes), 'text/plain;charset=utf-8')
          }
        >
          {t`Download codes`}
        </Button>
      </Box>
      <CheckboxField
        label={t`I’ve saved my recovery codes`}
        checked={isSaved}
        onChange={(event) => {
          setSaved(event.target.checked);
          setError(undefined);
        }}
        error={error}
      />
      <StepActions label={t({ message: 'Done', context: 'button' })} isBusy={false} />
    </Stack>
  );
}
