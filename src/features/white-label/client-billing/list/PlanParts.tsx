import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlanStatus } from '@contract/enums';
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

const secondarySx = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

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
      <Typography variant="body2" sx={secondarySx}>
        {plan.code}
      </Typography>
    </>
  );
}

export function PlanPrice({ plan }: { plan: Plan }) {
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
export function PlanClients({ plan }: { plan: Plan }) {
  const canSeeClients = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_CLIENT_MANAGEMENT') ?? false,
  );
  const label = texts.client(plan.clientCount);
  if (plan.clientCount === 0 || !canSeeClients) return label;
  return <Link to={`${paths.clients}?plan=${plan.id}`}>{label}</Link>;
}

export const planMrr = ({ mrr, currency }: Plan): string => (mrr === null ? '—' : formatMoney(mrr, currency));
