import Stack from '@mui/material/Stack';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import * as texts from '@/texts/analytics';
import { ActivityPanel } from './activity/ActivityPanel';
import { useGetAnalyticsQuery } from './analyticsApi';
import { FiguresSection } from './FiguresSection';
import { FiguresSkeleton } from './FiguresSkeleton';
import { GoLiveChecklist } from './GoLiveChecklist';
import { isEmpty } from './isEmpty';
import { NoFigures } from './NoFigures';
import { RangeBar } from './range/RangeBar';
import { RangeLine } from './range/RangeLine';
import { toAnalyticsRange } from './range/rangeParams';
import { useAnalyticsRange } from './range/useAnalyticsRange';

export default function AnalyticsScreen() {
  const operator = useAppSelector(selectOperator);
  return operator && <Dashboard operator={operator} />;
}

function Dashboard({ operator }: { operator: Operator }) {
  const { permissions, whiteLabelledCustomer: company } = operator;
  const [choice, change] = useAnalyticsRange();
  const answer = useGetAnalyticsQuery({ range: toAnalyticsRange(choice), interval: choice.interval });
  // What an earlier range showed must not stand for an answer that never came.
  const analytics = (answer.error ? answer.currentData : answer.data)?.analytics;
  const maySeeClients = permissions.includes('MANAGE_CLIENT_MANAGEMENT');
  const checklist = <GoLiveChecklist company={company} held={permissions} />;
  const hasFigures = analytics !== undefined && !isEmpty(analytics);
  const isSetUp = Object.values(company.goLiveChecklist).every((flag) => flag !== false);

  return (
    <Stack spacing={2.5}>
      <PageHeader title={texts.dashboard} />
      {!isSetUp && checklist}
      <RangeBar choice={choice} onChange={change} shown={analytics ?? null} />
      {analytics && <RangeLine analytics={analytics} />}
      {answer.error && !analytics && <ErrorPanel error={answer.error} onRetry={answer.refetch} />}
      {!answer.error && !analytics && <FiguresSkeleton withMoney={permissions.includes('MANAGE_PAYMENTS')} />}
      {analytics && isEmpty(analytics) && (
        <NoFigures
          maySeeClients={maySeeClients}
          onWiden={() => change({ preset: 'Last12Months', custom: null })}
        />
      )}
      {hasFigures && (
        <FiguresSection
          analytics={analytics}
          operator={operator}
          isStale={answer.isFetching && !answer.currentData}
        />
      )}
      <ActivityPanel canOpenClients={maySeeClients} />
      {isSetUp && checklist}
    </Stack>
  );
}
