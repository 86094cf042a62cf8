import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/client-billing';
import { useGetPlanProviderQuery } from './clientBillingApi';

/** Warns companies that use the sandbox that it charges no real money. */
export function SandboxNotice() {
  const { data } = useGetPlanProviderQuery();
  if (data?.stripeIntegration.provider !== 'Sandbox') return null;
  return (
    <Notice tone="amber" title={texts.testMode}>
      {texts.paymentsGoThroughTheBuilt}
    </Notice>
  );
}
