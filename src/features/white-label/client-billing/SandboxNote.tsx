import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/white-label/client-billing';
import { useGetPlanProviderQuery } from './clientBillingApi';

/** Nobody should take a price that nobody pays for a real one. */
export function SandboxNote() {
  const { data } = useGetPlanProviderQuery();
  if (data?.stripeIntegration.provider !== 'Sandbox') return null;
  return (
    <Notice tone="amber" title={texts.testMode}>
      {texts.paymentsGoThroughTheBuilt}
    </Notice>
  );
}
