import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/test-clock';
import type { GetSandboxClockQuery } from './testClock.generated';
import { useStepSandboxClockMutation } from './testClockApi';

const steps = [1, 7, 31] as const;
const dayMs = 86_400_000;

const dayAfter = (now: string, days: number): string =>
  formatDate(new Date(new Date(now).getTime() + days * dayMs).toISOString());

interface StepClockDialogProps {
  clock: GetSandboxClockQuery['sandboxClock'];
  onClose: () => void;
}

/** Steps the company's clock forward, which the sandbox goes by in place of the real time. */
export function StepClockDialog({ clock, onClose }: StepClockDialogProps) {
  const id = useId();
  const [step, stepping] = useStepSandboxClockMutation();
  const keyFor = usePressKey();
  const [days, setDays] = useState<number>(steps[0]);

  const submit = async () => {
    const answer = await step({ days, idempotencyKey: keyFor(String(days)) });
    if (answer.error) return;
    toast.success(texts.theTestClockWasSteppedDay(days));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={stepping.isLoading ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{texts.stepTheTestClock}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={stepping.error && errorMessage(stepping.error)} />
          <Typography sx={{ color: 'text.secondary' }}>
            {texts.itIsForYourCompanyWhat(formatDate(clock.now, 'dateTime'))}
          </Typography>
          <Box role="radiogroup" aria-label={texts.howFar} sx={{ display: 'grid', gap: 1 }}>
            {steps.map((count) => (
              <RadioCard
                key={count}
                name={id}
                label={texts.day(count)}
                isChosen={count === days}
                disabled={stepping.isLoading}
                onChoose={() => setDays(count)}
              >
                {texts.to(dayAfter(clock.now, count))}
              </RadioCard>
            ))}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose} disabled={stepping.isLoading}>
          {texts.cancel}
        </Button>
        <Button onClick={submit} isLoading={stepping.isLoading}>
          {texts.stepDayForward(days)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
