import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { downloadText } from '@/lib/download';
import * as texts from '@/texts/settings/my-profile/two-factor';
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
  texts.recoveryCodesForLiveryEach(codes.join('\n'));

/** Shows the recovery codes, which are not shown again, until the operator confirms having saved them. */
export function RecoveryCodesStep({ codes, onSaved }: RecoveryCodesStepProps) {
  const [isSaved, setSaved] = useState(false);
  const [error, setError] = useState<string | undefined>();
  useUnsavedChanges(!isSaved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaved) return onSaved();
    setError('Keep them first: they are not shown again.');
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.eachOfTheseCodesSignsYou}</Typography>
      <Box component="ul" aria-label={texts.recoveryCodes} sx={listSx}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="soft" onClick={() => void copyWithToast(codes.join('\n'), texts.recoveryCodes)}>
          {texts.copyThem}
        </Button>
        <Button
          variant="soft"
          onClick={() =>
            downloadText('livery-recovery-codes.txt', recoveryCodesText(codes), 'text/plain;charset=utf-8')
          }
        >
          {texts.downloadThem}
        </Button>
      </Box>
      <CheckboxField
        label={texts.iHaveKeptThem}
        checked={isSaved}
        onChange={(event) => {
          setSaved(event.target.checked);
          setError(undefined);
        }}
        error={error}
      />
      <StepActions label={texts.done} isBusy={false} />
    </Stack>
  );
}
