import { useCallback, type Ref } from 'react';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { useGetClientTestCardsQuery, useStartClientCardSetupMutation } from './clientBillingApi';

interface ClientCardFieldsProps {
  clientId: string;
  error?: string;
  disabled?: boolean;
  onEdit: () => void;
  /** Increases after each declined card. A new number restarts the form. */
  attempt: number;
  ref: Ref<CardFieldsHandle>;
}

/** Collects a card of the client with the company's card provider. */
export function ClientCardFields({ clientId, ...fields }: ClientCardFieldsProps) {
  const [startSetup, { error }] = useStartClientCardSetupMutation();
  const testCards = useGetClientTestCardsQuery();
  const start = useCallback(async () => {
    const { data } = await startSetup({ clientId });
    return data?.startClientCardSetup ?? null;
  }, [startSetup, clientId]);

  return (
    <CardFieldsLoader
      {...fields}
      loadSetup={start}
      setupError={error ?? testCards.error}
      onRetry={testCards.error ? () => void testCards.refetch() : undefined}
      testCards={testCards.data?.sandboxCards}
    />
  );
}
