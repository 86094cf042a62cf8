import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import * as texts from '@/texts/test-clock';
import { AdvanceClockDialog } from './AdvanceClockDialog';
import { useGetTestClockQuery } from './testClockApi';

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
