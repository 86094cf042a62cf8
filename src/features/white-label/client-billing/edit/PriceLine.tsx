import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';
import { planPrice } from '@/ui/plans/planOffer';
import * as texts from '@/texts/white-label/client-billing/edit';
import type { Plan } from '../clientBillingApi';

/**
 * Shows the price with a button that opens the price wizard, which also asks what existing subscribers pay.
 */
export function PriceLine({ plan, onChange }: { plan: Plan; onChange: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <span>{texts.price(planPrice(plan.price, plan.currency, plan))}</span>
      <Button size={2} variant="soft" onClick={onChange}>
        {texts.changePrice}
      </Button>
    </Box>
  );
}
