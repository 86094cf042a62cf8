import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Notice } from '@/ui/Notice';
import type { PlanOffer } from '@/ui/plans/planOffer';
import { PriceTable } from '@/ui/plans/PriceTable';
import type { PlanStatus } from '@contract/enums';
import type { Plan } from '../clientBillingApi';

/**
 * Styles of a form next to a sticky preview. Small screens hide the preview, because the whole price table is
 * below the form.
 */
export const previewColumnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  alignItems: 'start',
  '& > :last-child': { display: { xs: 'none', md: 'block' }, position: 'sticky', top: 16 },
} as const;

/** A plan with unsaved edits. A new plan has the id `new`. */
type EditedPlan = PlanOffer & { id: string; status: PlanStatus; isPublic: boolean };

type ListedPlan = PlanOffer & { id: string };

const isVisible = ({ status, isPublic }: Pick<Plan, 'status' | 'isPublic'>): boolean =>
  status === 'Active' && isPublic;

/** Returns the plans that clients see, plus the edited plan even if it is hidden. A new plan is last. */
function priceTableWith(plans: readonly Plan[], edited: EditedPlan): ListedPlan[] {
  const isNew = !plans.some(({ id }) => id === edited.id);
  const others = plans.flatMap((plan): ListedPlan[] => {
    if (plan.id === edited.id) return [edited];
    return isVisible(plan) ? [plan] : [];
  });
  return isNew ? [...others, edited] : others;
}

/** Returns why clients do not see the plan, or null if they do. */
function hiddenReason({ status, isPublic }: EditedPlan): string | null {
  if (status === 'Archived') return t`This plan is archived.`;
  if (status === 'Draft') return t`This plan is a draft. Activate it to offer it to clients.`;
  return isPublic ? null : t`This plan isn’t in the price table. You can still assign it to clients.`;
}

interface LivePreviewProps {
  plans: readonly Plan[];
  edited: EditedPlan;
}

/**
 * Shows the price table with the edited plan, and why clients do not see that plan yet. Renders nothing if
 * the only plan in the table is visible to clients.
 */
export function LivePreview({ plans, edited }: LivePreviewProps) {
  const { t } = useLingui();
  const titleId = useId();
  const table = priceTableWith(plans, edited);
  const reason = hiddenReason(edited);
  if (table.length === 1 && !reason) return null;

  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'subtitle1' }}>
        {t`Price table preview`}
      </Typography>
      {reason && (
        <Notice tone="amber" title={t`Clients don’t see this plan`}>
          {reason}
        </Notice>
      )}
      {table.length > 1 && <PriceTable plans={table} highlighted={{ id: edited.id, text: t`This plan` }} />}
    </Stack>
  );
}
