import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Notice } from '@/ui/Notice';
import { PriceTable } from '@/ui/plans/PriceTable';
import * as texts from '@/texts/white-label/client-billing/preview';
import type { Plan } from '../clientBillingApi';
import { priceTableWith, hiddenReason, type EditedPlan } from './editedPlan';

interface LivePreviewProps {
  plans: readonly Plan[];
  edited: EditedPlan;
}

/**
 * Shows the price table with the edited plan, and why clients do not see that plan yet. Renders nothing if
 * the only plan in the table is visible to clients.
 */
export function LivePreview({ plans, edited }: LivePreviewProps) {
  const titleId = useId();
  const table = priceTableWith(plans, edited);
  const reason = hiddenReason(edited);
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
      {table.length > 1 && (
        <PriceTable plans={table} highlighted={{ id: edited.id, text: texts.asYouTyped }} />
      )}
    </Stack>
  );
}
