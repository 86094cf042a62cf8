import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRowDrop } from '@/lib/useRowDrop';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { DragHandle } from '@/ui/table/DragHandle';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { trialLabel } from '@/ui/plans/planOffer';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/white-label/client-billing/list';
import type { Plan } from '../clientBillingApi';
import { PlanBadge, PlanClients, planMrr, PlanName, PlanPrice } from './PlanParts';
import type { PlanOrder } from './usePlanOrder';

export interface PlanListProps {
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined;
  actionsFor: (plan: Plan) => MenuAction[];
  order: PlanOrder;
}

const columns = [texts.plan, texts.price, texts.trial, texts.clients, texts.mrr, texts.status];

export function PlanTable({ plans, actionsFor, order }: PlanListProps) {
  return (
    <TableContainer role="region" aria-label={texts.plans} tabIndex={0}>
      <Table aria-label={texts.plans}>
        <TableHead>
          <TableRow>
            <HiddenHead>{texts.order}</HiddenHead>
            {columns.map((name) => (
              <TableCell key={name} align={name === 'MRR' ? 'right' : undefined}>
                {name}
              </TableCell>
            ))}
            <HiddenHead>{texts.actions}</HiddenHead>
          </TableRow>
        </TableHead>
        <TableBody>
          {plans ? (
            plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} actions={actionsFor(plan)} order={order} />
            ))
          ) : (
            <SkeletonRows rows={3} columns={columns.length + 2} />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const HiddenHead = ({ children }: { children: string }) => (
  <TableCell sx={{ position: 'relative', width: 44 }}>
    <span style={visuallyHidden}>{children}</span>
  </TableCell>
);

interface PlanRowProps {
  plan: Plan;
  actions: MenuAction[];
  order: PlanOrder;
}

function PlanRow({ plan, actions, order }: PlanRowProps) {
  const { isOver, target } = useRowDrop((id) => order.moveTo(id, plan));
  const isTarget = order.isEnabled && plan.status !== 'Archived';

  return (
    <TableRow hover selected={isOver} {...(isTarget ? target : {})}>
      <TableCell sx={{ pr: 0 }}>
        {isTarget && (
          <DragHandle
            id={plan.id}
            name={plan.name}
            position={plan.order}
            onMoveBy={(by) => order.moveBy(plan, by)}
          />
        )}
      </TableCell>
      <TableCell component="th" scope="row">
        <PlanName plan={plan} />
      </TableCell>
      <TableCell>
        <PlanPrice plan={plan} />
      </TableCell>
      <TableCell>{trialLabel(plan.trialDays)}</TableCell>
      <TableCell>
        <PlanClients plan={plan} />
      </TableCell>
      <TableCell align="right">{planMrr(plan)}</TableCell>
      <TableCell>
        <PlanBadge {...plan} />
      </TableCell>
      <TableCell>
        <ActionMenu label={texts.actionsFor(plan.name)} actions={actions} />
      </TableCell>
    </TableRow>
  );
}
