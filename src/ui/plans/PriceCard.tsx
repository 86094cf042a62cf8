import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/ui/plans';
import { periodWords, taxWords, type PlanOffer } from './planOffer';

interface PriceCardProps {
  plan: PlanOffer;
  /** Shows what a year costs, where the plan has such a price. */
  isYearly?: boolean;
  label?: string;
  /** Why the card stands out among others. */
  mark?: string;
}

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** The plan as clients will see it. */
export function PriceCard({ plan, isYearly = false, label = texts.howClientsWillSee, mark }: PriceCardProps) {
  const { name, description, features, trialDays, isPopular, currency, setupFee, taxBehavior } = plan;
  return (
    <Paper component="section" aria-label={label} variant="outlined" sx={cardSx(isPopular, Boolean(mark))}>
      {mark && <Box sx={markSx}>{mark}</Box>}
      {isPopular && <Box sx={badgeSx}>{texts.mostPopular}</Box>}
      <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {name.trim() || texts.yourPlan}
      </Typography>
      <Price plan={plan} isYearly={isYearly} />
      {setupFee > 0 && (
        <Typography sx={quiet}>
          {[formatMoney(setupFee, currency), taxWords[taxBehavior], texts.onceToBegin]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      )}
      {description && <Typography sx={{ ...quiet, mt: 1 }}>{description}</Typography>}
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', p: 0, my: 2, flex: 1 }}>
        {features.map((feature, index) => (
          <Stack key={index} component="li" direction="row" spacing={1} sx={{ overflowWrap: 'anywhere' }}>
            <CheckIcon aria-hidden color="success" fontSize="small" />
            <span>{feature}</span>
          </Stack>
        ))}
      </Stack>
      <Box sx={buttonSx}>{trialDays > 0 ? texts.tryDayForFree(trialDays) : texts.chooseThisPlan}</Box>
    </Paper>
  );
}

function Price({ plan, isYearly }: { plan: PlanOffer; isYearly: boolean }) {
  const isByYear = isYearly && plan.yearlyPrice !== null;
  const price = isByYear ? plan.yearlyPrice : plan.price;
  const period = isByYear ? texts.aYear : periodWords(plan);
  if (price === null) return <Typography sx={quiet}>{texts.enterAPriceToSee}</Typography>;
  return (
    <Typography>
      <Typography component="span" sx={{ fontSize: 28, fontWeight: 600 }}>
        {price === 0 ? texts.free : formatMoney(price, plan.currency)}
      </Typography>{' '}
      {price !== 0 && [period, taxWords[plan.taxBehavior]].filter(Boolean).join(', ')}
    </Typography>
  );
}

const cardSx =
  (isPopular: boolean, isMarked: boolean) =>
  ({ palette }: Theme) => ({
    p: 3,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column' as const,
    borderColor: isPopular || isMarked ? palette.tones.primary.solid : undefined,
    outline: isMarked ? `2px solid ${palette.tones.primary.solid}` : undefined,
  });

const markSx = { typography: 'caption', color: 'text.secondary', mb: 1 } as const;

const badgeSx = ({ palette: { tones } }: Theme) => ({
  alignSelf: 'flex-start',
  mb: 1,
  px: 1,
  borderRadius: 99,
  typography: 'caption',
  color: tones.primary.text,
  bgcolor: tones.primary.soft,
});

const buttonSx = ({ palette: { tones } }: Theme) => ({
  py: 1,
  borderRadius: 1,
  textAlign: 'center' as const,
  color: tones.primary.onSolid,
  bgcolor: tones.primary.solid,
});
