import { errorMessage } from '@/api/errors';
import { openPage } from '@/lib/openPage';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/stripe-integration';
import { useConnectStripeMutation } from './stripeIntegrationApi';

/**
 * Starts or resumes connecting an account. Redirects to the provider if it requires more details, and
 * otherwise shows a toast.
 */
export function useConnectAccount() {
  const [connect, { isLoading }] = useConnectStripeMutation();

  async function connectAccount(sandboxAccount: string | null = null): Promise<void> {
    const result = await connect({ input: { sandboxAccount } });
    if (!result.data) return toast.error(errorMessage(result.error));
    const { url, integration } = result.data.connectStripe;
    if (url) openPage(url);
    else if (integration.provider === 'Sandbox') toast.success(texts.sandboxAccountConnected);
    else toast.default(texts.stripeAsksForNothingMoreRight);
  }

  return { connectAccount, isLoading };
}
