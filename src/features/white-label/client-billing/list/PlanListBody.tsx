import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useUrlParam } from '@/lib/useUrlParam';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/white-label/client-billing/list';
import type { Plan } from '../clientBillingApi';
import type { OpenTask } from '../usePlanTask';
import { PlanCards } from './PlanCards';
import { PlanFilters } from './PlanFilters';
import { PlanTable } from './PlanTable';
import { matchesFilter } from './planFilter';
import { usePlanActions } from './usePlanActions';
import { usePlanOrder } from './usePlanOrder';

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
