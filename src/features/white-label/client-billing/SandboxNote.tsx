import { Notice } from '@/ui/Notice';
import { useGetPlanProviderQuery } from './clientBillingApi';

/** Nobody should take a price that nobody pays for a real one. */
export function SandboxNote() {
  const { data } = useGetPlanProviderQuery();
  if (data?.stripeIntegration.provider !== 'Sandbox') return null;
  return (
    <Notice tone="amber" title="Test mode">
      Payments go through the built-in sandbox: plans work as they will, and nobody is charged real money.
    </Notice>
  );
}
