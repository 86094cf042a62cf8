import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ToggleChip } from '@/ui/ToggleChip';
import * as texts from '@/texts/ui/plans';
import { PriceCard } from './PriceCard';
import type { PlanOffer } from './planOffer';

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

interface PriceTableProps {
  plans: readonly (PlanOffer & { id: string })[];
  /** Of each plan, in place of its name. */
  label?: string;
  /** One that stands out, and why. */
  marked?: { id: string; text: string };
}

/** The plans beside one another, as clients will see them; by the month or the year where one of them has both. */
export function PriceTable({ plans, label, marked }: PriceTableProps) {
  const [isYearly, setYearly] = useState(false);
  const hasYearly = plans.some(({ yearlyPrice }) => yearlyPrice !== null);

  return (
    <Stack spacing={2}>
      {hasYearly && (
        <Box
          role="group"
          aria-label={texts.pay}
          sx={{ display: 'flex', gap: 0.75, justifyContent: 'center' }}
        >
          <ToggleChip label={texts.eachPeriod} isOn={!isYearly} onClick={() => setYearly(false)} />
          <ToggleChip label={texts.byTheYear} isOn={isYearly} onClick={() => setYearly(true)} />
        </Box>
      )}
      <Box sx={gridSx}>
        {plans.map((plan) => (
          <PriceCard
            key={plan.id}
            plan={plan}
            isYearly={isYearly}
            label={label ?? plan.name}
            mark={plan.id === marked?.id ? marked.text : undefined}
          />
        ))}
      </Box>
    </Stack>
  );
}
