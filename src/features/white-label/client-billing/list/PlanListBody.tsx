import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { type PlanInterval, planIntervals, type PlanStatus } from '@contract/enums';
import { paths } from '@/config/paths';
import { formatMoney } from '@/lib/money';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { isolated } from '@/ui/isolated';
import { Link } from '@/ui/Link';
import { NoMatch } from '@/ui/NoMatch';
import { planPrice, trialLabel } from '@/ui/plans/planOffer';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { FilterSelects } from '@/ui/table/FilterBar';
import {
  type ListSpec,
  pagesOnly,
  type TextFilters,
  textFilters,
  useListState,
} from '@/ui/table/useListState';
import { useRowOrder } from '@/ui/table/useRowOrder';
import { type Plan, useReorderClientBillingPlansMutation } from '../clientBillingApi';
import type { OpenTask } from '../usePlanTask';
import { usePlanActions } from './usePlanActions';

const tones: Record<PlanStatus, BadgeTone> = { Active: 'green', Draft: 'amber', Archived: 'gray' };

const secondarySx = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const statusLabels: Readonly<Record<PlanStatus, MessageDescriptor>> = {
  Active: msg`Active`,
  Draft: msg`Draft`,
  Archived: msg`Archived`,
};

function PlanBadge({ status }: Plan) {
  const { t } = useLingui();
  return <StatusBadge tone={tones[status]}>{t(statusLabels[status])}</StatusBadge>;
}

function PlanName({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {isolated(plan.name)}
        </Box>
        {plan.isDefault && (
          <StatusBadge tone="blue">{t({ message: 'Default', context: 'plan' })}</StatusBadge>
        )}
        {plan.isPopular && <StatusBadge tone="blue">{t`Popular`}</StatusBadge>}
        {!plan.isPublic && <StatusBadge tone="gray">{t`Not listed`}</StatusBadge>}
      </Box>
      <Typography variant="body2" sx={secondarySx}>
        {plan.code}
      </Typography>
    </>
  );
}

/** Describes the yearly price and the setup fee. Returns null if there is neither. */
function describeExtras({ currency, yearlyPrice, setupFee }: Plan): string | null {
  const fee = formatMoney(setupFee, currency);
  if (yearlyPrice === null) return setupFee > 0 ? t`${fee} setup fee` : null;
  const yearly = formatMoney(yearlyPrice, currency);
  return setupFee > 0 ? t`Or ${yearly} per year · ${fee} setup fee` : t`Or ${yearly} per year`;
}

function PlanPrice({ plan }: { plan: Plan }) {
  const extras = describeExtras(plan);
  return (
    <>
      {planPrice(plan.price, plan.currency, plan)}
      {extras && (
        <Typography variant="body2" sx={secondarySx}>
          {extras}
        </Typography>
      )}
    </>
  );
}

/** Shows the number of clients, with a link to them if there are any and the viewer may see clients. */
function PlanClients({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const canSeeClients = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_CLIENT_MANAGEMENT') ?? false,
  );
  const label = t`${plural({ count: plan.clientCount }, { one: '# client', other: '# clients' })}`;
  if (plan.clientCount === 0 || !canSeeClients) return label;
  return <Link to={`${paths.clients}?plan=${plan.id}`}>{label}</Link>;
}

const planMrr = ({ mrr, currency }: Plan): string => (mrr === null ? '—' : formatMoney(mrr, currency));

function useColumns(): Column<Plan>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'plan',
        header: t`Plan`,
        cell: ({ row }) => <PlanName plan={row.original} />,
        meta: { isRowHeader: true, card: 'title' },
      },
      { id: 'price', header: t`Price`, cell: ({ row }) => <PlanPrice plan={row.original} /> },
      { id: 'trial', header: t`Trial`, accessorFn: ({ trialDays }) => trialLabel(trialDays) },
      { id: 'clients', header: t`Clients`, cell: ({ row }) => <PlanClients plan={row.original} /> },
      { id: 'mrr', header: t`MRR`, accessorFn: planMrr, meta: { align: 'right' } },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ row }) => <PlanBadge {...row.original} />,
        meta: { card: 'aside' },
      },
    ],
    [t],
  );
}

type PlanFilters = TextFilters<'status' | 'interval'>;

const listSpec: ListSpec<PlanFilters> = { ...pagesOnly, ...textFilters('status', 'interval') };

const statuses: readonly PlanStatus[] = ['Active', 'Draft', 'Archived'];

const intervalLabels: Readonly<Record<PlanInterval, MessageDescriptor>> = {
  Week: msg`Week`,
  Month: msg`Month`,
  Year: msg`Year`,
};

interface PlanListBodyProps {
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined;
  task: OpenTask;
}

export function PlanListBody({ plans, task }: PlanListBodyProps) {
  const { t } = useLingui();
  const list = useListState(listSpec);
  const { status, interval } = list.query.filters;
  const [reorder] = useReorderClientBillingPlansMutation();
  const order = useRowOrder({
    rows: plans ?? [],
    isEnabled: !list.isFiltered,
    nameOf: ({ name }) => name,
    reorder: (ids) => reorder({ ids }),
  });
  const { actionsFor, dialog } = usePlanActions(plans ?? [], task, order);
  const hasPlans = plans?.length !== 0;
  const columns = useColumns();
  const filterSelects = [
    {
      key: 'status',
      label: t`Status`,
      placeholder: t`Any`,
      options: statuses.map((value) => ({ value, label: t(statusLabels[value]) })),
    },
    {
      key: 'interval',
      label: t`Billing interval`,
      placeholder: t`Any`,
      options: planIntervals.map((value) => ({ value, label: t(intervalLabels[value]) })),
    },
  ] as const;

  return (
    <DataTable
      label={t`Plans`}
      columns={columns}
      isScrollFocusable
      rows={plans?.filter(
        (plan) =>
          (status === '' || plan.status === status) && (interval === '' || plan.interval === interval),
      )}
      getRowId={({ id }) => id}
      skeletonRows={3}
      order={order}
      rowMenu={(plan) => (
        <ActionMenu label={t`Actions for ${{ name: plan.name }}`} actions={actionsFor(plan)} />
      )}
      filters={hasPlans && <FilterSelects list={list} selects={filterSelects} />}
      empty={
        hasPlans ? (
          <NoMatch title={t`No matching plans`} onClear={list.clearFilters}>
            {t`Try another status or billing interval.`}
          </NoMatch>
        ) : (
          <EmptyState
            title={t`No plans yet`}
            action={<Button onClick={() => task.open('new')}>{t`Add your first plan`}</Button>}
          >
            {t`Clients can sign up after you add a plan.`}
          </EmptyState>
        )
      }
    >
      {dialog}
    </DataTable>
  );
}
