import { useState } from 'react';
import { formatCount, formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { NoticeBar } from '@/ui/NoticeBar';
import { StepClockDialog } from './StepClockDialog';
import { useGetSandboxClockQuery } from './testClockApi';

/** A quiet line that tells what time it is for the company's test cards, and steps that forward. */
export default function TestClockBar() {
  const { data } = useGetSandboxClockQuery();
  const [isStepping, setStepping] = useState(false);
  const clock = data?.sandboxClock;
  if (!clock?.canStep) return null;
  const { daysAhead, now } = clock;

  return (
    <NoticeBar label="Test clock">
      <span role="status">
        {daysAhead === 0
          ? 'The test clock goes by the real time.'
          : `The test clock is ${formatCount(daysAhead, 'day')} ahead: it is ${formatDate(now)} for your company.`}
      </span>
      <Button size={1} variant="text" onClick={() => setStepping(true)}>
        Step the test clock
      </Button>
      {isStepping && <StepClockDialog clock={clock} onClose={() => setStepping(false)} />}
    </NoticeBar>
  );
}
