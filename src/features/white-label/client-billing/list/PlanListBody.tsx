import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PlanInterval, planIntervals, type PlanStatus } from '@contract/enums';
import { paths } from '@/config/paths';
import { formatMoney } from '@/lib/money';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/white-label/client-billing/list';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
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

const PlanBadge = ({ status }: Plan) => (
  <StatusBadge tone={tones[status]}>{texts.planStatus[status]}</StatusBadge>
);

function PlanName({ plan }: { plan: Plan }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {plan.name}
        </Box>
        {plan.isDefault && <StatusBadge tone="blue">{texts.defaultIt}</StatusBadge>}
        {plan.isPopular && <StatusBadge tone="blue">{texts.popular}</StatusBadge>}
        {!plan.isPublic && <StatusBadge tone="gray">{texts.notListed}</StatusBadge>}
      </Box>
      <Typography variant="body2" sx={secondarySx}>
        {plan.code}
      </Typography>
    </>
  );
}

function PlanPrice({ plan }: { plan: Plan }) {
  const { price, currency, yearlyPrice, setupFee } = plan;
  const extras = [
    yearlyPrice !== null && texts.orAYear(formatMoney(yearlyPrice, currency)),
    setupFee > 0 && texts.setupFee(formatMoney(setupFee, currency)),
  ].filter((part) => part !== false);
  return (
    <>
      {planPrice(price, currency, plan)}
      {extras.length > 0 && (
        <Typography variant="body2" sx={secondarySx}>
          {extras.join(', ')}
        </Typography>
      )}
    </>
  );
}

/** Shows the number of clients, with a link to them if there are any and the viewer may see clients. */
function PlanClients({ plan }: { plan: Plan }) {
  const canSeeClients = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_CLIENT_MANAGEMENT') ?? false,
  );
  const label = texts.client(plan.clientCount);
  if (plan.clientCount === 0 || !canSeeClients) return label;
  return <Link to={`${paths.clients}?plan=${plan.id}`}>{label}</Link>;
}

const planMrr = ({ mrr, currency }: Plan): string => (mrr === null ? '—' : formatMoney(mrr, currency));

const columns: readonly Column<Plan>[] = [
  {
    id: 'plan',
    header: texts.plan,
    cell: ({ row }) => <PlanName plan={row.original} />,
    meta: { isRowHeader: true, card: 'title' },
  },
  { id: 'price', header: texts.price, cell: ({ row }) => <PlanPrice plan={row.original} /> },
  { id: 'trial', header: texts.trial, accessorFn: ({ trialDays }) => trialLabel(trialDays) },
  { id: 'clients', header: texts.clients, cell: ({ row }) => <PlanClients plan={row.original} /> },
  { id: 'mrr', header: texts.mrr, accessorFn: planMrr, meta: { align: 'right' } },
  {
    id: 'status',
    header: texts.status,
    cell: ({ row }) => <PlanBadge {...row.original} />,
    meta: { card: 'aside' },
  },
];

type PlanFilters = TextFilters<'status' | 'interval'>;

const listSpec: ListSpec<PlanFilters> = { ...pagesOnly, ...textFilters('status', 'interval') };

const statuses: readonly PlanStatus[] = ['Active', 'Draft', 'Archived'];
const statusOptions = statuses.map((value) => ({ value, label: texts.planStatus[value] }));

const intervalLabels: Readonly<Record<PlanInterval, string>> = {
  Week: texts.weeks,
  Month: texts.months,
  Year: texts.years,
};
const intervalOptions = planIntervals.map((value) => ({ value, label: intervalLabels[value] }));

const filterSelects = [
  { key: 'status', label: texts.status, placeholder: texts.any, options: statusOptions },
  { key: 'interval', label: texts.paidBy, placeholder: texts.any, options: intervalOptions },
] as const;

interface PlanListBodyProps {
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined;
  task: OpenTask;
}

export function PlanListBody({ plans, task }: PlanListBodyProps) {
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

  return (
    <DataTable
      label={texts.plans}
      columns={columns}
      isScrollFocusable
      rows={plans?.filter(
        (plan) =>
          (status === '' || plan.status === status) && (interval === '' || plan.interval === interval),
      )}
      getRowId={({ id }) => id}
      skeletonRows={3}
      order={order}
      rowMenu={(plan) => <ActionMenu label={texts.actionsFor(plan.name)} actions={actionsFor(plan)} />}
      filters={hasPlans && <FilterSelects list={list} selects={filterSelects} />}
      empty={
        hasPlans ? (
          <NoMatch title={texts.noPlansMatch} onClear={list.clearFilters}>
            {texts.chooseAnotherStatusOrAnother}
          </NoMatch>
        ) : (
          <EmptyState
            title={texts.noPlansYet}
            action={<Button onClick={() => task.open('new')}>{texts.addTheFirstPlan}</Button>}
          >
            {texts.clientsNeedAtLeastOnePlan}
          </EmptyState>
        )
      }
    >
      {dialog}
    </DataTable>
  );
}
