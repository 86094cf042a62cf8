import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { pageSizes } from '@contract/limits';
import { messageOf } from '@/lib/messageOf';
import { usePageParam } from '@/lib/usePageParam';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/deployments';
import { DeploymentCard } from './DeploymentCard';
import {
  useCancelDeploymentMutation,
  useGetDeploymentsQuery,
  useRetryDeploymentMutation,
  type Deployment,
} from './deploymentsApi';
import { RollBackDialog } from './RollBackDialog';

export default function DeploymentsScreen() {
  const [page, setPage] = usePageParam();
  const { currentData, data, error, refetch } = useGetDeploymentsQuery({ page, pageSize: pageSizes[0] });
  const deployments = (error ? currentData : data)?.deployments;
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const [cancel] = useCancelDeploymentMutation();
  const [retry] = useRetryDeploymentMutation();
  const [rollbackTarget, setRollbackTarget] = useState<Deployment | null>(null);

  async function showOutcome(request: Promise<{ error?: unknown }>, successText: string) {
    const result = await request;
    if (result.error) toast.error(messageOf(result.error));
    else toast.success(successText);
  }

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.deployments.title}>{texts.whatWasSetUpAndPublished}</PageHeader>
      {error && !deployments && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !deployments && <Skeleton variant="rounded" height={240} />}
      {deployments?.totalCount === 0 && (
        <Panel>
          <EmptyState title={texts.nothingHasBeenDeployedYet}>{texts.onceTheBrandAndAPlan}</EmptyState>
        </Panel>
      )}
      {deployments && deployments.totalCount > 0 && deployments.items.length === 0 && (
        <Panel>
          <EmptyPage totalPages={deployments.totalPages} onPage={setPage} />
        </Panel>
      )}
      {deployments?.items.map((deployment) => (
        <DeploymentCard
          key={deployment.id}
          deployment={deployment}
          currency={currency}
          onCancel={() => showOutcome(cancel({ id: deployment.id }), texts.deploymentCanceled)}
          onRetry={() => showOutcome(retry({ id: deployment.id }), texts.deploymentStartedAgain)}
          onRollBack={() => setRollbackTarget(deployment)}
        />
      ))}
      {data && data.deployments.totalPages > 1 && (
        <Pager page={page} totalPages={data.deployments.totalPages} onChange={setPage} />
      )}
      {rollbackTarget && (
        <RollBackDialog deployment={rollbackTarget} onClose={() => setRollbackTarget(null)} />
      )}
    </Stack>
  );
}
