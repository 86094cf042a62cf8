import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { pageSizes } from '@contract/limits';
import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { DeploymentStep } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Pager } from '@/ui/Pager';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { EmptyPage } from '@/ui/table/ListPages';
import { pagesOnly, useListState } from '@/ui/table/useListState';
import { toast } from '@/ui/toast';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { ChangeList } from './ChangeList';
import {
  byline,
  formatDuration,
  kindLabels,
  statusBadges,
  stepLabels,
  stepStatusLabels,
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
  const { t } = useLingui();
  return (
    <Box component="ol" aria-label={t`Steps`} sx={listSx}>
      {steps.map(({ name, status, message, startedAt, finishedAt }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" aria-hidden sx={{ width: 16, color: 'text.secondary', flex: 'none' }}>
            {statusSymbols[status]}
          </Box>
          <span>
            {t(stepLabels[name])}
            <Box component="span" sx={visuallyHidden}>{`: ${t(stepStatusLabels[status])}`}</Box>
            {message && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {message}
              </Box>
            )}
          </span>
          <Box
            component="span"
            sx={{ marginInlineStart: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {formatDuration(startedAt, finishedAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface DeploymentProps {
  deployment: Deployment;
}

function DeploymentTitle({ deployment: { kind, status, isPublished } }: DeploymentProps) {
  const { t } = useLingui();
  const { label, tone } = statusBadges[status];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t(kindLabels[kind])}
      </Typography>
      <StatusBadge tone={tone}>{t(label)}</StatusBadge>
      {isPublished && (
        <StatusBadge tone="blue">{t({ message: 'Current', context: 'deployment' })}</StatusBadge>
      )}
    </Box>
  );
}

const DeploymentByline = ({ deployment }: DeploymentProps) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {byline(deployment)}
    {deployment.note && (
      <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>{`“${deployment.note}”`}</Box>
    )}
  </Typography>
);

function DeploymentError({ deployment: { error } }: DeploymentProps) {
  const { t } = useLingui();
  if (!error) return null;
  return (
    <Notice tone="red" title={t`Deployment failed`}>
      {error}
    </Notice>
  );
}

interface RollBackDialogProps extends DeploymentProps {
  onClose: () => void;
}

function RollBackDialog({ deployment, onClose }: RollBackDialogProps) {
  const { t } = useLingui();
  const [rollBackDeployment] = useRollBackDeploymentMutation();
  const formattedDate = formatDate(deployment.finishedAt ?? deployment.createdAt, 'dateTime');

  return (
    <ConfirmDialog
      title={t`Roll back to ${formattedDate}?`}
      confirmLabel={t`Roll back`}
      successMessage={t`Rollback started`}
      onConfirm={() => rollBackDeployment({ id: deployment.id })}
      onClose={onClose}
    >
      {t`Clients see the branding, plans, legal pages and guides of this deployment again. Your later changes are kept as undeployed changes. To undo the rollback, roll back to a later deployment.`}
    </ConfirmDialog>
  );
}

interface DeploymentActionsProps extends DeploymentProps {
  onRollBack: (deployment: Deployment) => void;
}

/** Shows the changes on request, and the actions that the deployment's status allows. */
function DeploymentActions({ deployment, onRollBack }: DeploymentActionsProps) {
  const { t } = useLingui();
  const { id, changes, canCancel, canRetry, canRollBack } = deployment;
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const [areChangesShown, setChangesShown] = useState(false);
  const [cancel] = useCancelDeploymentMutation();
  const [retry] = useRetryDeploymentMutation();

  async function showOutcome(request: Promise<{ error?: unknown }>, successText: string) {
    const { error } = await request;
    if (error) toast.error(messageOf(error));
    else toast.success(successText);
  }

  return (
    <>
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
            {areChangesShown
              ? t`Hide changes`
              : t`${plural({ count: changes.length }, { one: 'Show # change', other: 'Show # changes' })}`}
          </Button>
        )}
        {canCancel && (
          <Button
            size={2}
            variant="soft"
            color="gray"
            onClick={() => showOutcome(cancel({ id }), t`Deployment canceled`)}
          >
            {t`Cancel`}
          </Button>
        )}
        {canRetry && (
          <Button size={2} variant="soft" onClick={() => showOutcome(retry({ id }), t`Deployment restarted`)}>
            {t`Retry`}
          </Button>
        )}
        {canRollBack && (
          <Button
            size={2}
            variant="soft"
            color="gray"
            onClick={() => onRollBack(deployment)}
            aria-haspopup="dialog"
          >
            {t`Roll back`}
          </Button>
        )}
      </Box>
    </>
  );
}

const columnsWith = (onRollBack: (deployment: Deployment) => void): Column<Deployment>[] => [
  {
    id: 'kind',
    header: '',
    cell: ({ row }) => <DeploymentTitle deployment={row.original} />,
    meta: { card: 'title' },
  },
  {
    id: 'byline',
    header: '',
    cell: ({ row }) => <DeploymentByline deployment={row.original} />,
    meta: { card: 'line' },
  },
  {
    id: 'error',
    header: '',
    cell: ({ row }) => <DeploymentError deployment={row.original} />,
    meta: { card: 'line' },
  },
  {
    id: 'steps',
    header: '',
    cell: ({ row }) => <StepList steps={row.original.steps} />,
    meta: { card: 'line' },
  },
  {
    id: 'actions',
    header: '',
    cell: ({ row }) => <DeploymentActions deployment={row.original} onRollBack={onRollBack} />,
    meta: { card: 'line' },
  },
];

export default function DeploymentsScreen() {
  const { t } = useLingui();
  const { query, goToPage } = useListState(pagesOnly);
  const { currentData, data, error, isFetching, refetch } = useGetDeploymentsQuery({
    page: query.page,
    pageSize: pageSizes[0],
  });
  const deployments = (error ? currentData : data)?.deployments;
  const totalPages = data?.deployments.totalPages ?? 0;
  // Not part of a row, which another operator's deployment can move to the next page.
  const [rollBackTarget, setRollBackTarget] = useState<Deployment | null>(null);
  const columns = useMemo(() => columnsWith(setRollBackTarget), []);

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Deployments`}
      >{t`Every deployment of your client dashboard, subdomain and custom domains.`}</PageHeader>
      <DataTable
        label={t`Deployments`}
        layout="cards"
        columns={columns}
        rows={deployments?.items}
        getRowId={({ id }) => id}
        isStale={isFetching && deployments !== undefined && !currentData}
        error={error}
        onRetry={refetch}
        empty={
          deployments?.totalCount === 0 ? (
            <EmptyState
              title={t`No deployments yet`}
            >{t`Set up your branding and a plan, then select “Review and deploy” above.`}</EmptyState>
          ) : (
            <EmptyPage totalPages={totalPages} onPage={goToPage} />
          )
        }
      />
      {totalPages > 1 && <Pager page={query.page} totalPages={totalPages} onChange={goToPage} />}
      {rollBackTarget && (
        <RollBackDialog deployment={rollBackTarget} onClose={() => setRollBackTarget(null)} />
      )}
    </Stack>
  );
}
