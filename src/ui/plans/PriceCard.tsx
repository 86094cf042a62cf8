import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { TaxBehavior } from '@contract/enums';
import { formatMoney } from '@/lib/money';
import { formatInterval, taxLabels, type PlanOffer } from './planOffer';

interface PriceCardProps {
  plan: PlanOffer;
  /** Shows the yearly price, if the plan has one. */
  isYearly?: boolean;
  label?: string;
  /** Why the card is highlighted. */
  highlightReason?: string;
}

const setupFees: Readonly<Record<TaxBehavior, (fee: string) => string>> = {
  Inclusive: (fee) => t`${fee} incl. tax once, to begin with`,
  Exclusive: (fee) => t`${fee} plus tax once, to begin with`,
  Unspecified: (fee) => t`${fee} once, to begin with`,
};

const secondarySx = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Previews a plan as clients see it. */
export function PriceCard({ plan, isYearly = false, label, highlightReason }: PriceCardProps) {
  const { t } = useLingui();
  const { name, description, features, trialDays, isPopular, currency, setupFee, taxBehavior } = plan;
  return (
    <Paper
      component="section"
      aria-label={label ?? t`How clients will see it`}
      variant="outlined"
      sx={cardSx(isPopular, Boolean(highlightReason))}
    >
      {highlightReason && <Box sx={highlightSx}>{highlightReason}</Box>}
      {isPopular && <Box sx={badgeSx}>{t`Most popular`}</Box>}
      <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {name.trim() || t`Your plan`}
      </Typography>
      <Price plan={plan} isYearly={isYearly} />
      {setupFee > 0 && (
        <Typography sx={secondarySx}>{setupFees[taxBehavior](formatMoney(setupFee, currency))}</Typography>
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
      <Box sx={buttonSx}>
        {trialDays > 0
          ? t`${plural(trialDays, { one: 'Try # day for free', other: 'Try # days for free' })}`
          : t`Choose this plan`}
      </Box>
    </Paper>
  );
}

function Price({ plan, isYearly }: { plan: PlanOffer; isYearly: boolean }) {
  const { t } = useLingui();
  const showsYearlyPrice = isYearly && plan.yearlyPrice !== null;
  const price = showsYearlyPrice ? plan.yearlyPrice : plan.price;
  const period = showsYearlyPrice ? t`a year` : formatInterval(plan);
  const taxLabel = taxLabels[plan.taxBehavior];
  if (price === null) return <Typography sx={secondarySx}>{t`Enter a price to see it here.`}</Typography>;
  return (
    <Typography>
      <Typography component="span" sx={{ fontSize: 28, fontWeight: 600 }}>
        {price === 0 ? t`Free` : formatMoney(price, plan.currency)}
      </Typography>{' '}
      {price !== 0 && [period, ...(taxLabel ? [t(taxLabel)] : [])].join(', ')}
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
