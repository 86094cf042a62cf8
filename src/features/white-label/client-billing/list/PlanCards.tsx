import Box from '@mui/material/Box';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { CardList } from '@/ui/CardList';
import { DetailList } from '@/ui/DetailList';
import { trialLabel } from '@/ui/plans/planOffer';
import * as texts from '@/texts/white-label/client-billing/list';
import type { Plan } from '../clientBillingApi';
import { PlanBadge, PlanClients, planMrr, PlanName, PlanPrice } from './PlanParts';
import type { PlanListProps } from './PlanTable';

/**
 * Renders the phone layout of `PlanTable`. Cards have no drag handles, so plans are reordered only in the
 * action menu.
 */
export function PlanCards({ plans, actionsFor }: PlanListProps) {
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
