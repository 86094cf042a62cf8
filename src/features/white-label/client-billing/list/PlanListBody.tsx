import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useUrlParam } from '@/lib/useUrlParam';
import * as texts from '@/texts/white-label/client-billing/list';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { DetailList } from '@/ui/DetailList';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { trialLabel } from '@/ui/plans/planOffer';
import { SelectField } from '@/ui/SelectField';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { type PlanInterval, planIntervals, type PlanStatus } from '@contract/enums';
import type { Plan } from '../clientBillingApi';
import type { OpenTask } from '../usePlanTask';
import { PlanBadge, PlanClients, planMrr, PlanName, PlanPrice } from './PlanParts';
import { type PlanListProps, PlanTable } from './PlanTable';
import { usePlanActions } from './usePlanActions';
import { usePlanOrder } from './usePlanOrder';

/**
 * Renders the phone layout of `PlanTable`. Cards have no drag handles, so plans are reordered only in the
 * action menu.
 */
function PlanCards({ plans, actionsFor }: PlanListProps) {
  return (
    <CardList label={texts.plans} cardHeight={180} isStale={false}>
      {plans?.map((plan) => (
        <PlanCard key={plan.id} plan={plan} actions={actionsFor(plan)} />
      ))}
    </CardList>
  );
}

const cardSx = { p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 } as const;

function PlanCard({ plan, actions }: { plan: Plan; actions: MenuAction[] }) {
  const details = {
    Price: <PlanPrice plan={plan} />,
    Trial: trialLabel(plan.trialDays),
    Clients: <PlanClients plan={plan} />,
    MRR: planMrr(plan),
  };
  return (
    <Box component="li" sx={cardSx}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PlanName plan={plan} />
        </Box>
        <PlanBadge {...plan} />
        <ActionMenu label={texts.actionsFor(plan.name)} actions={actions} />
      </Box>
      <DetailList details={details} />
    </Box>
  );
}

const statuses: readonly PlanStatus[] = ['Active', 'Draft', 'Archived'];
const statusOptions = statuses.map((value) => ({ value, label: texts.planStatus[value] }));

const intervalLabels: Readonly<Record<PlanInterval, string>> = {
  Week: texts.weeks,
  Month: texts.months,
  Year: texts.years,
};
const intervalOptions = planIntervals.map((value) => ({ value, label: intervalLabels[value] }));

/** Filters from the URL. An empty string matches any value. */
interface PlanFilter {
  status: string;
  interval: string;
}

const matchesFilter =
  ({ status, interval }: PlanFilter) =>
  (plan: Plan): boolean =>
    (status === '' || plan.status === status) && (interval === '' || plan.interval === interval);

interface PlanFiltersProps {
  filter: PlanFilter;
  onStatus: (status: string) => void;
  onInterval: (interval: string) => void;
}

const rowSx = { display: 'flex', gap: 1.5, p: 2, '& > *': { maxWidth: 200 } } as const;

function PlanFilters({ filter, onStatus, onInterval }: PlanFiltersProps) {
  return (
    <Box role="group" aria-label={texts.filters} sx={rowSx}>
      <SelectField
        label={texts.status}
        placeholder={texts.any}
        options={statusOptions}
        value={filter.status}
        onChange={({ target }) => onStatus(target.value)}
      />
      <SelectField
        label={texts.paidBy}
        placeholder={texts.any}
        options={intervalOptions}
        value={filter.interval}
        onChange={({ target }) => onInterval(target.value)}
      />
    </Box>
  );
}

interface PlanListBodyProps {
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined;
  task: OpenTask;
}

export function PlanListBody({ plans, task }: PlanListBodyProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const [status, setStatus] = useUrlParam('status');
  const [interval, setInterval] = useUrlParam('interval');
  const order = usePlanOrder(plans ?? [], status === '' && interval === '');
  const { actionsFor, dialog } = usePlanActions(plans ?? [], task, order);
  const shown = plans?.filter(matchesFilter({ status, interval }));
  const rows = { plans: shown, actionsFor, order };

  if (plans?.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={texts.noPlansYet}
          action={<Button onClick={() => task.open('new')}>{texts.addTheFirstPlan}</Button>}
        >
          {texts.clientsNeedAtLeastOnePlan}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <PlanFilters filter={{ status, interval }} onStatus={setStatus} onInterval={setInterval} />
      {shown?.length === 0 && <NoPlanMatches />}
      {shown?.length !== 0 && (isPhone ? <PlanCards {...rows} /> : <PlanTable {...rows} />)}
      <Box role="status" sx={visuallyHidden}>
        {order.announcement}
      </Box>
      {dialog}
    </Panel>
  );
}

function NoPlanMatches() {
  const [, clear] = useUrlParam('status', '', { resets: ['interval'] });
  return (
    <NoMatch title={texts.noPlansMatch} onClear={() => clear('')}>
      {texts.chooseAnotherStatusOrAnother}
    </NoMatch>
  );
}
