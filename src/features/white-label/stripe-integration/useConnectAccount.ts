import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import { useConnectStripeMutation } from './stripeIntegrationApi';

/** Leaves the console for a page of another site, in the same tab. */
export function openPage(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // Click listeners on the document do not see clicks on detached elements.
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Starts or resumes connecting an account. Redirects to the provider if it requires more details, and
 * otherwise shows a toast.
 */
export function useConnectAccount() {
  const { t } = useLingui();
  const [connect, { isLoading }] = useConnectStripeMutation();

  async function connectAccount(sandboxAccount: string | null = null): Promise<void> {
    const result = await connect({ input: { sandboxAccount } });
    if (!result.data) return toast.error(errorMessage(result.error));
    const { url, integration } = result.data.connectStripe;
    if (url) openPage(url);
    else if (integration.provider === 'Sandbox') toast.success(t`Sandbox account connected`);
    else toast.default(t`Stripe doesn’t need more details right now`);
  }

  return { connectAccount, isLoading };
}
