import { errorMessage } from '@/api/errors';
import { openPage } from '@/lib/openPage';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/stripe-integration';
import { useConnectStripeMutation } from './stripeIntegrationApi';

/** Begins to connect, or goes on with it, on the provider's own pages where it has something to ask. */
export function useContinue() {
  const [connect, { isLoading }] = useConnectStripeMutation();

  async function goOn(sandboxAccount: string | null = null): Promise<void> {
    const answer = await connect({ input: { sandboxAccount } });
    if (!answer.data) return toast.error(errorMessage(answer.error));
    const { url, integration } = answer.data.connectStripe;
    if (url) openPage(url);
    else if (integration.provider === 'Sandbox') toast.success(texts.sandboxAccountConnected);
    else toast.default(texts.stripeAsksForNothingMoreRight);
  }

  return { goOn, isLoading };
}
