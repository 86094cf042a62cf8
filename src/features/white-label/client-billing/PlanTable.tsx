import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PlanInterval, PlanStatus } from '@/api/schema.generated';
import { formatCount, formatMoney } from '@/lib/format';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { StatusBadge } from '@/ui/StatusBadge';
import type { GetClientBillingPlansQuery } from './clientBilling.generated';

type Plan = GetClientBillingPlansQuery['clientBillingPlans'][number];

const per: Record<PlanInterval, string> = { Week: 'a week', Month: 'a month', Year: 'a year' };
const tones: Record<PlanStatus, 'green' | 'gray'> = { Active: 'green', Draft: 'gray', Archived: 'gray' };

export function PlanTable({ plans }: { plans: readonly Plan[] | undefined }) {
  return (
    <Panel isFlush>
      <TableContainer role="region" aria-label="Plans" tabIndex={0}>
        <Table aria-label="Plans">
          <TableHead>
            <TableRow>
              <TableCell>Plan</TableCell>
              <TableCell>Price</TableCell>
              <TableCell>Trial</TableCell>
              <TableCell>Status</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {plans ? (
              plans.map((plan) => <PlanRow key={plan.id} plan={plan} />)
            ) : (
              <SkeletonRows rows={3} columns={4} />
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {plan.name}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {plan.description}
        </Typography>
      </TableCell>
      <TableCell>
        {plan.price === 0 ? 'Free' : `${formatMoney(plan.price, plan.currency)} ${per[plan.interval]}`}
      </TableCell>
      <TableCell>{plan.trialDays === 0 ? 'None' : formatCount(plan.trialDays, 'day')}</TableCell>
      <TableCell>
        <StatusBadge tone={tones[plan.status]}>{plan.status}</StatusBadge>
      </TableCell>
    </TableRow>
  );
}
