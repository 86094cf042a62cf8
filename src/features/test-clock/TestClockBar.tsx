import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GetTestClockQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
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
  const { t } = useLingui();
  const name = useId();
  const [advance, { isLoading }] = useAdvanceTestClockMutation();
  const keyFor = useIdempotencyKey();
  const [days, setDays] = useState<number>(dayOptions[0]);

  return (
    <ConfirmDialog
      title={t`Advance test clock`}
      hasInputs
      confirmLabel={t`${plural(days, { one: 'Advance # day', other: 'Advance # days' })}`}
      successMessage={t`${plural(days, { one: 'Test clock advanced by # day', other: 'Test clock advanced by # days' })}`}
      onConfirm={() => advance({ days, idempotencyKey: keyFor(String(days)) })}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {t`Current time for your company: ${{ date: formatDate(clock.now, 'dateTime') }}. Renewals, trial ends and retries that become due are charged to test cards. You can’t turn the clock back.`}
      </Typography>
      <Box role="radiogroup" aria-label={t`Advance by`} sx={{ display: 'grid', gap: 1 }}>
        {dayOptions.map((count) => (
          <RadioCard
            key={count}
            name={name}
            label={t`${plural(count, { one: '# day', other: '# days' })}`}
            isChosen={count === days}
            disabled={isLoading}
            onChoose={() => setDays(count)}
          >
            {t`Until ${{ date: dateAfter(clock.now, count) }}`}
          </RadioCard>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

/** Shows the company's test clock with a button to advance it. Renders nothing if it cannot be advanced. */
export default function TestClockBar() {
  const { t } = useLingui();
  const { data, isLoading } = useGetTestClockQuery();
  const [isAdvancing, setAdvancing] = useState(false);
  const clock = data?.testClock;
  if (isLoading) return <NoticeBarSkeleton />;
  if (!clock?.canAdvance) return null;
  const { daysAhead, now } = clock;

  return (
    <NoticeBar label={t`Test clock`}>
      <span role="status">
        {daysAhead === 0
          ? t`Test clock: real time`
          : t`${plural(daysAhead, { one: `Test clock: ${{ date: formatDate(now) }} (# day ahead)`, other: `Test clock: ${{ date: formatDate(now) }} (# days ahead)` })}`}
      </span>
      <Button size={1} variant="text" onClick={() => setAdvancing(true)}>
        {t({ message: 'Advance', context: 'test clock' })}
      </Button>
      {isAdvancing && <AdvanceClockDialog clock={clock} onClose={() => setAdvancing(false)} />}
    </NoticeBar>
  );
}
