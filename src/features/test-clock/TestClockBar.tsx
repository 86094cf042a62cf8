import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import * as texts from '@/texts/test-clock';
import { StepClockDialog } from './StepClockDialog';
import { useGetSandboxClockQuery } from './testClockApi';

/** A quiet line that tells what time it is for the company's test cards, and steps that forward. */
export default function TestClockBar() {
  const { data, isLoading } = useGetSandboxClockQuery();
  const [isStepping, setStepping] = useState(false);
  const clock = data?.sandboxClock;
  if (isLoading) return <NoticeBarSkeleton />;
  if (!clock?.canStep) return null;
  const { daysAhead, now } = clock;

  return (
    <NoticeBar label={texts.testClock}>
      <span role="status">
        {daysAhead === 0 ? texts.theTestClockGoes : texts.theTestClockIsDayAhead(daysAhead, formatDate(now))}
      </span>
      <Button size={1} variant="text" onClick={() => setStepping(true)}>
        {texts.stepTheTestClock}
      </Button>
      {isStepping && <StepClockDialog clock={clock} onClose={() => setStepping(false)} />}
    </NoticeBar>
  );
}
