import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/ui/plans';
import { formatInterval, taxLabels, type PlanOffer } from './planOffer';

interface PriceCardProps {
  plan: PlanOffer;
  /** Shows the yearly price, if the plan has one. */
  isYearly?: boolean;
  label?: string;
  /** Why the card is highlighted. */
  highlightReason?: string;
}

const secondarySx = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Previews a plan as clients see it. */
export function PriceCard({
  plan,
  isYearly = false,
  label = texts.howClientsWillSee,
  highlightReason,
}: PriceCardProps) {
  const { name, description, features, trialDays, isPopular, currency, setupFee, taxBehavior } = plan;
  return (
    <Paper
      component="section"
      aria-label={label}
      variant="outlined"
      sx={cardSx(isPopular, Boolean(highlightReason))}
    >
      {highlightReason && <Box sx={highlightSx}>{highlightReason}</Box>}
      {isPopular && <Box sx={badgeSx}>{texts.mostPopular}</Box>}
      <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {name.trim() || texts.yourPlan}
      </Typography>
      <Price plan={plan} isYearly={isYearly} />
      {setupFee > 0 && (
        <Typography sx={secondarySx}>
          {[formatMoney(setupFee, currency), taxLabels[taxBehavior], texts.onceToBegin]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      )}
      {description && <Typography sx={{ ...secondarySx, mt: 1 }}>{description}</Typography>}
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
  const showsYearlyPrice = isYearly && plan.yearlyPrice !== null;
  const price = showsYearlyPrice ? plan.yearlyPrice : plan.price;
  const period = showsYearlyPrice ? texts.aYear : formatInterval(plan);
  if (price === null) return <Typography sx={secondarySx}>{texts.enterAPriceToSee}</Typography>;
  return (
    <Typography>
      <Typography component="span" sx={{ fontSize: 28, fontWeight: 600 }}>
        {price === 0 ? texts.free : formatMoney(price, plan.currency)}
      </Typography>{' '}
      {price !== 0 && [period, taxLabels[plan.taxBehavior]].filter(Boolean).join(', ')}
    </Typography>
  );
}

const cardSx =
  (isPopular: boolean, isHighlighted: boolean) =>
  ({ palette }: Theme) => ({
    p: 3,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column' as const,
    borderColor: isPopular || isHighlighted ? palette.tones.primary.solid : undefined,
    outline: isHighlighted ? `2px solid ${palette.tones.primary.solid}` : undefined,
  });

const highlightSx = { typography: 'caption', color: 'text.secondary', mb: 1 } as const;

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
