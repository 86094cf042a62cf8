import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlanStatus } from '@/api/schema.generated';
import { paths } from '@/config/paths';
import { formatMoney } from '@/lib/money';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Link } from '@/ui/Link';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import { planPrice } from '@/ui/plans/planOffer';
import * as texts from '@/texts/white-label/client-billing/list';
import type { Plan } from '../clientBillingApi';

const tones: Record<PlanStatus, BadgeTone> = { Active: 'green', Draft: 'amber', Archived: 'gray' };

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

export const PlanBadge = ({ status }: Plan) => (
  <StatusBadge tone={tones[status]}>{texts.planStatus[status]}</StatusBadge>
);

export function PlanName({ plan }: { plan: Plan }) {
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
      <Typography variant="body2" sx={quiet}>
        {plan.code}
      </Typography>
    </>
  );
}

export function PlanPrice({ plan }: { plan: Plan }) {
  const { price, currency, yearlyPrice, setupFee } = plan;
  const more = [
    yearlyPrice !== null && texts.orAYear(formatMoney(yearlyPrice, currency)),
    setupFee > 0 && texts.setupFee(formatMoney(setupFee, currency)),
  ].filter((part) => part !== false);
  return (
    <>
      {planPrice(price, currency, plan)}
      {more.length > 0 && (
        <Typography variant="body2" sx={quiet}>
          {more.join(', ')}
        </Typography>
      )}
    </>
  );
}

/** Leads to the clients themselves, for those who may see them. */
export function PlanClients({ plan }: { plan: Plan }) {
  const maySeeClients = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_CLIENT_MANAGEMENT') ?? false,
  );
  const words = texts.client(plan.clientCount);
  if (plan.clientCount === 0 || !maySeeClients) return words;
  return <Link to={`${paths.clients}?plan=${plan.id}`}>{words}</Link>;
}

export const planMrr = ({ mrr, currency }: Plan): string => (mrr === null ? '—' : formatMoney(mrr, currency));
