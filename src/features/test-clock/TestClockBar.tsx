import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { GetTestClockQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/test-clock';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import { maxTestClockDays } from '@contract/payments';
import { useAdvanceTestClockMutation, useGetTestClockQuery } from './testClockApi';

const dayOptions = [1, 7, maxTestClockDays] as const;
const dayMs = 86_400_000;

const dateAfter = (now: string, days: number): string =>
  formatDate(new Date(new Date(now).getTime() + days * dayMs).toISOString());

interface AdvanceClockDialogProps {
  clock: GetTestClockQuery['testClock'];
  onClose: () => void;
}

/** Advances the company's test clock, which the sandbox uses instead of real time. */
function AdvanceClockDialog({ clock, onClose }: AdvanceClockDialogProps) {
  const id = useId();
  const [advance, advancing] = useAdvanceTestClockMutation();
  const keyFor = useIdempotencyKey();
  const [days, setDays] = useState<number>(dayOptions[0]);

  const submit = async () => {
    const result = await advance({ days, idempotencyKey: keyFor(String(days)) });
    if (result.error) return;
    toast.success(texts.theTestClockWasSteppedDay(days));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={advancing.isLoading ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{texts.stepTheTestClock}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={advancing.error && errorMessage(advancing.error)} />
          <Typography sx={{ color: 'text.secondary' }}>
            {texts.itIsForYourCompanyWhat(formatDate(clock.now, 'dateTime'))}
          </Typography>
          <Box role="radiogroup" aria-label={texts.howFar} sx={{ display: 'grid', gap: 1 }}>
            {dayOptions.map((count) => (
              <RadioCard
                key={count}
                name={id}
                label={texts.day(count)}
                isChosen={count === days}
                disabled={advancing.isLoading}
                onChoose={() => setDays(count)}
              >
                {texts.to(dateAfter(clock.now, count))}
              </RadioCard>
            ))}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={advancing.isLoading}>
          {texts.cancel}
        </Button>
        <Button onClick={submit} isLoading={advancing.isLoading}>
          {texts.stepDayForward(days)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the company's test clock with a button to advance it. Renders nothing if it cannot be advanced. */
export default function TestClockBar() {
  const { data, isLoading } = useGetTestClockQuery();
  const [isAdvancing, setAdvancing] = useState(false);
  const clock = data?.testClock;
  if (isLoading) return <NoticeBarSkeleton />;
  if (!clock?.canAdvance) return null;
  const { daysAhead, now } = clock;

  return (
    <NoticeBar label={texts.testClock}>
      <span role="status">
        {daysAhead === 0 ? texts.theTestClockGoes : texts.theTestClockIsDayAhead(daysAhead, formatDate(now))}
      </span>
      <Button size={1} variant="text" onClick={() => setAdvancing(true)}>
        {texts.stepTheTestClock}
      </Button>
      {isAdvancing && <AdvanceClockDialog clock={clock} onClose={() => setAdvancing(false)} />}
    </NoticeBar>
  );
}
