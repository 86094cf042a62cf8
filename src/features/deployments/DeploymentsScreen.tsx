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
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/deployments';
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

interface DeploymentProps {
  deployment: Deployment;
}

function DeploymentTitle({ deployment: { kind, status, isPublished } }: DeploymentProps) {
  const { label, tone } = statusBadges[status];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {kindLabels[kind]}
      </Typography>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {isPublished && <StatusBadge tone="blue">{texts.clientsSeeThis}</StatusBadge>}
    </Box>
  );
}

function byline({ kind, trigger, requestedByName, createdAt, startedAt, finishedAt }: Deployment): string {
  const triggerText = kind === 'CustomDomain' && trigger === 'Manual' ? texts.added : triggerLabels[trigger];
  const duration = formatDuration(startedAt ?? null, finishedAt ?? null);
  return texts.byline(triggerText, requestedByName || null, formatDate(createdAt, 'dateTime'), duration);
}

const DeploymentByline = ({ deployment }: DeploymentProps) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {byline(deployment)}
    {deployment.note && (
      <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>{`“${deployment.note}”`}</Box>
    )}
  </Typography>
);

interface RollBackDialogProps extends DeploymentProps {
  onClose: () => void;
}

function RollBackDialog({ deployment, onClose }: RollBackDialogProps) {
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

interface DeploymentActionsProps extends DeploymentProps {
  onRollBack: (deployment: Deployment) => void;
}

/** Shows the changes on request, and the actions that the deployment's status allows. */
function DeploymentActions({ deployment, onRollBack }: DeploymentActionsProps) {
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
            {areChangesShown ? texts.hideTheChanges : texts.showChange(changes.length)}
          </Button>
        )}
        {canCancel && (
          <Button
            size={2}
            variant="soft"
            color="gray"
            onClick={() => showOutcome(cancel({ id }), texts.deploymentCanceled)}
          >
            {texts.cancel}
          </Button>
        )}
        {canRetry && (
          <Button
            size={2}
            variant="soft"
            onClick={() => showOutcome(retry({ id }), texts.deploymentStartedAgain)}
          >
            {texts.tryAgain}
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
            {texts.rollBackToThis}
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
    cell: ({ row: { original } }) =>
      original.error && (
        <Notice tone="red" title={texts.itDidNotGoThrough}>
          {original.error}
        </Notice>
      ),
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
      <PageHeader title={screens.deployments.title}>{texts.whatWasSetUpAndPublished}</PageHeader>
      <DataTable
        label={screens.deployments.title}
        layout="cards"
        columns={columns}
        rows={deployments?.items}
        getRowId={({ id }) => id}
        isStale={isFetching && deployments !== undefined && !currentData}
        error={error}
        onRetry={refetch}
        empty={
          deployments?.totalCount === 0 ? (
            <EmptyState title={texts.nothingHasBeenDeployedYet}>{texts.onceTheBrandAndAPlan}</EmptyState>
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
