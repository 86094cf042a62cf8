import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ToggleChip } from '@/ui/ToggleChip';
import { PriceCard } from './PriceCard';
import type { PlanOffer } from './planOffer';

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

interface PriceTableProps {
  plans: readonly (PlanOffer & { id: string })[];
  /** The accessible label of every card. Defaults to the plan's name. */
  label?: string;
  /** The highlighted plan and the reason. */
  highlighted?: { id: string; text: string };
}

/** Previews plans side by side as clients see them, with a switch to yearly prices if a plan has one. */
export function PriceTable({ plans, label, highlighted }: PriceTableProps) {
  const { t } = useLingui();
  const [isYearly, setYearly] = useState(false);
  const hasYearly = plans.some(({ yearlyPrice }) => yearlyPrice !== null);

  return (
    <Stack spacing={2}>
      {hasYearly && (
        <Box
          role="group"
          aria-label={t`Billing interval`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, justifyContent: 'center' }}
        >
          <ToggleChip label={t`Standard billing`} isOn={!isYearly} onClick={() => setYearly(false)} />
          <ToggleChip label={t`Yearly billing`} isOn={isYearly} onClick={() => setYearly(true)} />
        </Box>
      )}
      <Box sx={gridSx}>
        {plans.map((plan) => (
          <PriceCard
            key={plan.id}
            plan={plan}
            isYearly={isYearly}
            label={label ?? plan.name}
            highlightReason={plan.id === highlighted?.id ? highlighted.text : undefined}
          />
        ))}
      </Box>
    </Stack>
  );
}
