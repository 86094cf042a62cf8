import Stack from '@mui/material/Stack';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
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
  const result = useGetAnalyticsQuery({ range: toAnalyticsRange(choice), interval: choice.interval });
  // After an error, figures of an earlier range must not be shown for the new one.
  const analytics = (result.error ? result.currentData : result.data)?.analytics;
  const canViewClients = permissions.includes('MANAGE_CLIENT_MANAGEMENT');
  const checklist = <GoLiveChecklist company={company} permissions={permissions} />;
  const hasFigures = analytics !== undefined && !isEmpty(analytics);
  const isSetUp = Object.values(company.goLiveChecklist).every((flag) => flag !== false);

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.dashboard.title} />
      {!isSetUp && checklist}
      <RangeBar choice={choice} onChange={change} shownRange={analytics ?? null} />
      {analytics && <RangeLine analytics={analytics} />}
      {result.error && !analytics && <ErrorPanel error={result.error} onRetry={result.refetch} />}
      {!result.error && !analytics && <FiguresSkeleton withMoney={permissions.includes('MANAGE_PAYMENTS')} />}
      {analytics && isEmpty(analytics) && (
        <NoFigures
          canViewClients={canViewClients}
          onExtendRange={() => change({ preset: 'Last12Months', custom: null })}
        />
      )}
      {hasFigures && (
        <FiguresSection
          analytics={analytics}
          operator={operator}
          isStale={result.isFetching && !result.currentData}
        />
      )}
      <ActivityPanel canOpenClients={canViewClients} />
      {isSetUp && checklist}
    </Stack>
  );
}
