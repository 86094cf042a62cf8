import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { downloadText } from '@/lib/downloadText';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { copyAndTell } from '@/ui/copyAndTell';
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

const asText = (codes: readonly string[]): string =>
  `Recovery codes for Livery. Each signs you in once, in place of a code of your app.\n\n${codes.join('\n')}\n`;

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
      <Typography sx={{ color: 'text.secondary' }}>
        Each of these codes signs you in once if you lose your app. Keep them where you find them without your
        phone, such as your password manager or on paper. They are not shown again.
      </Typography>
      <Box component="ul" aria-label="Recovery codes" sx={listSx}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="soft" onClick={() => void copyAndTell(codes.join('\n'), 'Recovery codes')}>
          Copy them
        </Button>
        <Button
          variant="soft"
          onClick={() => downloadText('livery-recovery-codes.txt', asText(codes), 'text/plain;charset=utf-8')}
        >
          Download them
        </Button>
      </Box>
      <CheckboxField
        label="I have kept them"
        checked={isKept}
        onChange={(event) => {
          setKept(event.target.checked);
          setError(undefined);
        }}
        error={error}
      />
      <StepActions label="Done" isBusy={false} />
    </Stack>
  );
}
