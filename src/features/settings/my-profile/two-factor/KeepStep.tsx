import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { downloadText } from '@/lib/downloadText';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { copyAndTell } from '@/ui/copyAndTell';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { StepActions } from './StepActions';

interface KeepStepProps {
  codes: readonly string[];
  onKept: () => void;
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

const asText = (codes: readonly string[]): string => texts.recoveryCodesForLiveryEach(codes.join('\n'));

/** The one time that recovery codes are shown. */
export function KeepStep({ codes, onKept }: KeepStepProps) {
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState<string | undefined>();
  useUnsavedGuard(!isKept);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isKept) return onKept();
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
        <Button variant="soft" onClick={() => void copyAndTell(codes.join('\n'), texts.recoveryCodes)}>
          {texts.copyThem}
        </Button>
        <Button
          variant="soft"
          onClick={() => downloadText('livery-recovery-codes.txt', asText(codes), 'text/plain;charset=utf-8')}
        >
          {texts.downloadThem}
        </Button>
      </Box>
      <CheckboxField
        label={texts.iHaveKeptThem}
        checked={isKept}
        onChange={(event) => {
          setKept(event.target.checked);
          setError(undefined);
        }}
        error={error}
      />
      <StepActions label={texts.done} isBusy={false} />
    </Stack>
  );
}
