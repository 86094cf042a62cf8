import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { formatCount, formatMoney } from '@/lib/format';
import { toMinorUnits } from '@/lib/price';
import { featureLines, intervals, type PlanValues } from './planForm';

/** The plan as clients will see it. */
export function PriceCard({ plan, currency }: { plan: PlanValues; currency: string }) {
  const trialDays = /^\d+$/.test(plan.trialDays.trim()) ? Number(plan.trialDays) : 0;

  return (
    <Paper component="section" aria-label="How clients will see it" variant="outlined" sx={{ p: 3 }}>
      <Typography variant="subtitle1">{plan.name.trim() || 'Your plan'}</Typography>
      <Price plan={plan} currency={currency} />
      {plan.description && (
        <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
          {plan.description}
        </Typography>
      )}
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {featureLines(plan.features).map((feature, index) => (
          <Stack key={index} component="li" direction="row" spacing={1} sx={{ overflowWrap: 'anywhere' }}>
            <CheckIcon aria-hidden color="success" fontSize="small" />
            <span>{feature}</span>
          </Stack>
        ))}
      </Stack>
      <Box sx={buttonSx}>
        {trialDays > 0 ? `Try ${formatCount(trialDays, 'day')} for free` : 'Choose this plan'}
      </Box>
    </Paper>
  );
}

function Price({ plan, currency }: { plan: PlanValues; currency: string }) {
  const price = toMinorUnits(plan.price, currency);
  const per = intervals.find(({ value }) => value === plan.interval)?.per;
  if (price === null)
    return <Typography sx={{ color: 'text.secondary' }}>Enter a price to see it here.</Typography>;
  return (
    <Typography>
      <Typography component="span" sx={{ fontSize: 28, fontWeight: 600 }}>
        {price === 0 ? 'Free' : formatMoney(price, currency)}
      </Typography>{' '}
      {price !== 0 && per}
    </Typography>
  );
}

const buttonSx = ({ palette: { tones } }: Theme) => ({
  py: 1,
  borderRadius: 1,
  textAlign: 'center' as const,
  color: tones.primary.onSolid,
  bgcolor: tones.primary.solid,
});
