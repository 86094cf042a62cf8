import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { DeploymentStep } from '@/state/operator';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/deployments';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyPage } from '@/ui/table/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { pagesOnly, useListState } from '@/ui/table/useListState';
import { toast } from '@/ui/toast';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { pageSizes } from '@contract/limits';
import { ChangeList } from './ChangeList';
import {
  formatDuration,
  kindLabels,
  statusBadges,
  stepLabels,
  stepStatusLabels,
  triggerLabels,
} from './deploymentLabels';
import {
  type Deployment,
  useCancelDeploymentMutation,
  useGetDeploymentsQuery,
  useRetryDeploymentMutation,
  useRollBackDeploymentMutation,
} from './deploymentsApi';

const statusSymbols: Readonly<Record<DeploymentStep['status'], string>> = {
  Waiting: '○',
  Running: '●',
  Succeeded: '✓',
  Failed: '✕',
  Skipped: '–',
};

const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, typography: 'body2' } as const;

function StepList({ steps }: { steps: readonly DeploymentStep[] }) {
  return (
    <Box component="ol" aria-label={texts.steps} sx={listSx}>
      {steps.map(({ name, status, message, startedAt, finishedAt }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" aria-hidden sx={{ width: 16, color: 'text.secondary', flex: 'none' }}>
            {statusSymbols[status]}
          </Box>
          <span>
            {stepLabels[name]}
            <Box component="span" sx={visuallyHidden}>{`: ${stepStatusLabels[status]}`}</Box>
            {message && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {message}
              </Box>
            )}
          </span>
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatDuration(startedAt, finishedAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface DeploymentCardProps {
  deployment: Deployment;
  currency: string;
  onCancel: () => void;
  onRetry: () => void;
  onRollBack: () => void;
}

function byline({ kind, trigger, requestedByName, createdAt, startedAt, finishedAt }: Deployment): string {
  const triggerText = kind === 'CustomDomain' && trigger === 'Manual' ? texts.added : triggerLabels[trigger];
  const duration = formatDuration(startedAt ?? null, finishedAt ?? null);
  return texts.byline(triggerText, requestedByName || null, formatDate(createdAt, 'dateTime'), duration);
}

function DeploymentCard({ deployment, currency, onCancel, onRetry, onRollBack }: DeploymentCardProps) {
  const { kind, status, note, error, changes, steps, isPublished } = deployment;
  const { canCancel, canRetry, canRollBack } = deployment;
  const [areChangesShown, setChangesShown] = useState(false);

  return (
    <Panel>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h2">
            {kindLabels[kind]}
          </Typography>
          <StatusBadge tone={statusBadges[status].tone}>{statusBadges[status].label}</StatusBadge>
          {isPublished && <StatusBadge tone="blue">{texts.clientsSeeThis}</StatusBadge>}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {byline(deployment)}
          {note && <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>{`“${note}”`}</Box>}
        </Typography>
        {error && (
          <Notice tone="red" title={texts.itDidNotGoThrough}>
            {error}
          </Notice>
        )}
        <StepList steps={steps} />
        {areChangesShown && <ChangeList changes={changes} currency={currency} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {changes.length > 0 && (
            <Button
              size={2}
              variant="soft"
              color="gray"
              aria-expanded={areChangesShown}
              onClick={() => setChangesShown(!areChangesShown)}
            >
              {areChangesShown ? texts.hideTheChanges : texts.showChange(changes.length)}
            </Button>
          )}
          {canCancel && (
            <Button size={2} variant="soft" color="gray" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          {canRetry && (
            <Button size={2} variant="soft" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
          {canRollBack && (
            <Button size={2} variant="soft" color="gray" onClick={onRollBack} aria-haspopup="dialog">
              {texts.rollBackToThis}
            </Button>
          )}
        </Box>
      </Stack>
    </Panel>
  );
}

function RollBackDialog({ deployment, onClose }: { deployment: Deployment; onClose: () => void }) {
  const [rollBackDeployment] = useRollBackDeploymentMutation();
  const formattedDate = formatDate(deployment.finishedAt ?? deployment.createdAt, 'dateTime');

  return (
    <ConfirmDialog
      title={texts.askRollBackTo(formattedDate)}
      confirmLabel={texts.rollBack}
      successMessage={texts.rollBackStarted}
      onConfirm={() => rollBackDeployment({ id: deployment.id })}
      onClose={onClose}
    >
      {texts.rollBackEffect}
    </ConfirmDialog>
  );
}

export default function DeploymentsScreen() {
  const { query, goToPage } = useListState(pagesOnly);
  const { page } = query;
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
          <EmptyPage totalPages={deployments.totalPages} onPage={goToPage} />
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
        <Pager page={page} totalPages={data.deployments.totalPages} onChange={goToPage} />
      )}
      {rollbackTarget && (
        <RollBackDialog deployment={rollbackTarget} onClose={() => setRollbackTarget(null)} />
      )}
    </Stack>
  );
}
