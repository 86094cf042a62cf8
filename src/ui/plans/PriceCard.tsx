import { plural, t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PlanInterval, TaxBehavior } from '@contract/enums';
import { formatMoney } from '@/lib/money';
import { taxLabels, type PlanOffer, type PlanPeriod } from './planOffer';
import { isolated } from '../isolated';
import { alignedWithParent } from '@/theme/componentStyles';

interface PriceCardProps {
  plan: PlanOffer;
  /** Shows the yearly price, if the plan has one. */
  isYearly?: boolean;
  label?: string;
  /** Why the card is highlighted. */
  highlightReason?: string;
}

const setupFees: Readonly<Record<TaxBehavior, (fee: string) => string>> = {
  Inclusive: (fee) => t`One-time setup fee: ${fee}, including tax`,
  Exclusive: (fee) => t`One-time setup fee: ${fee}, plus tax`,
  Unspecified: (fee) => t`One-time setup fee: ${fee}`,
};

const secondarySx = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Previews a plan as clients see it. */
export function PriceCard({ plan, isYearly = false, label, highlightReason }: PriceCardProps) {
  const { t } = useLingui();
  const { name, description, features, trialDays, isPopular, currency, setupFee, taxBehavior } = plan;
  return (
    <Paper
      component="section"
      aria-label={label ?? t`Client preview`}
      variant="outlined"
      sx={cardSx(isPopular, Boolean(highlightReason))}
    >
      {highlightReason && <Box sx={highlightSx}>{highlightReason}</Box>}
      {isPopular && <Box sx={badgeSx}>{t`Most popular`}</Box>}
      <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {isolated(name.trim() || t`Your plan`)}
      </Typography>
      <Price plan={plan} isYearly={isYearly} />
      {setupFee > 0 && (
        <Typography sx={secondarySx}>{setupFees[taxBehavior](formatMoney(setupFee, currency))}</Typography>
      )}
      {description && (
        <Typography dir="auto" sx={{ ...secondarySx, mt: 1, textAlign: alignedWithParent }}>
          {description}
        </Typography>
      )}
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', p: 0, my: 2, flex: 1 }}>
        {features.map((feature, index) => (
          <Stack key={index} component="li" direction="row" spacing={1} sx={{ overflowWrap: 'anywhere' }}>
            <CheckIcon aria-hidden color="success" fontSize="small" />
            <bdi>{feature}</bdi>
          </Stack>
        ))}
      </Stack>
      <Box sx={buttonSx}>
        {trialDays > 0
          ? t`${plural(trialDays, { one: 'Start #-day free trial', other: 'Start #-day free trial' })}`
          : t`Choose plan`}
      </Box>
    </Paper>
  );
}

function Price({ plan, isYearly }: { plan: PlanOffer; isYearly: boolean }) {
  const { t } = useLingui();
  const showsYearlyPrice = isYearly && plan.yearlyPrice !== null;
  const price = showsYearlyPrice ? plan.yearlyPrice : plan.price;
  const { interval, intervalCount } = showsYearlyPrice ? yearly : plan;
  const taxLabel = taxLabels[plan.taxBehavior];
  if (price === null) return <Typography sx={secondarySx}>{t`Enter a price to preview it.`}</Typography>;
  if (price === 0) return <Amount>{t`Free`}</Amount>;
  return (
    <>
      <Typography>{recurringPrices[interval](formatMoney(price, plan.currency), intervalCount)}</Typography>
      {taxLabel && <Typography sx={secondarySx}>{t(taxLabel)}</Typography>}
    </>
  );
}

const yearly: PlanPeriod = { interval: 'Year', intervalCount: 1 };

const Amount = ({ children }: { children: string }) => (
  <Typography component="span" sx={{ fontSize: 28, fontWeight: 600 }}>
    {children}
  </Typography>
);

const recurringPrices: Readonly<Record<PlanInterval, (price: string, count: number) => ReactNode>> = {
  Week: (price, count) => (
    <Plural
      value={count}
      one={
        <Trans>
          <Amount>{price}</Amount> per week
        </Trans>
      }
      other={
        <Trans>
          <Amount>{price}</Amount> every # weeks
        </Trans>
      }
    />
  ),
  Month: (price, count) => (
    <Plural
      value={count}
      one={
        <Trans>
          <Amount>{price}</Amount> per month
        </Trans>
      }
      other={
        <Trans>
          <Amount>{price}</Amount> every # months
        </Trans>
      }
    />
  ),
  Year: (price, count) => (
    <Plural
      value={count}
      one={
        <Trans>
          <Amount>{price}</Amount> per year
        </Trans>
      }
      other={
        <Trans>
          <Amount>{price}</Amount> every # years
        </Trans>
      }
    />
  ),
};

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
