import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Notice } from '@/ui/Notice';
import { PriceTable } from '@/ui/plans/PriceTable';
import * as texts from '@/texts/white-label/client-billing/preview';
import type { Plan } from '../clientBillingApi';
import { tableWith, whyUnseen, type TypedPlan } from './typedPlan';

interface LivePreviewProps {
  plans: readonly Plan[];
  typed: TypedPlan;
}

/** The whole price table with what is typed in its place, and whether clients see that at all. */
export function LivePreview({ plans, typed }: LivePreviewProps) {
  const titleId = useId();
  const table = tableWith(plans, typed);
  const reason = whyUnseen(typed);
  if (table.length === 1 && !reason) return null;

  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'subtitle1' }}>
        {texts.thePriceTableWithThisPlan}
      </Typography>
      {reason && (
        <Notice tone="amber" title={texts.clientsDontSeeThisPlanYet}>
          {reason}
        </Notice>
      )}
      {table.length > 1 && <PriceTable plans={table} marked={{ id: typed.id, text: texts.asYouTyped }} />}
    </Stack>
  );
}
