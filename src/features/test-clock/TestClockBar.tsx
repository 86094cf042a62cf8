import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GetTestClockQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/test-clock';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import { RadioCard } from '@/ui/RadioCard';
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
  const name = useId();
  const [advance, { isLoading }] = useAdvanceTestClockMutation();
  const keyFor = useIdempotencyKey();
  const [days, setDays] = useState<number>(dayOptions[0]);

  return (
    <ConfirmDialog
      title={texts.stepTheTestClock}
      hasInputs
      confirmLabel={texts.stepDayForward(days)}
      successMessage={texts.theTestClockWasSteppedDay(days)}
      onConfirm={() => advance({ days, idempotencyKey: keyFor(String(days)) })}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.itIsForYourCompanyWhat(formatDate(clock.now, 'dateTime'))}
      </Typography>
      <Box role="radiogroup" aria-label={texts.howFar} sx={{ display: 'grid', gap: 1 }}>
        {dayOptions.map((count) => (
          <RadioCard
            key={count}
            name={name}
            label={texts.day(count)}
            isChosen={count === days}
            disabled={isLoading}
            onChoose={() => setDays(count)}
          >
            {texts.to(dateAfter(clock.now, count))}
          </RadioCard>
        ))}
      </Box>
    </ConfirmDialog>
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
