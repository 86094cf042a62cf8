import { useCallback, type Ref } from 'react';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { useGetBillingTestCardsQuery, useStartBillingCardSetupMutation } from '../billingCardApi';

interface BillingCardFieldsProps {
  attempt: number;
  error?: string;
  disabled?: boolean;
  onEdit: () => void;
  ref: Ref<CardFieldsHandle>;
}

export function BillingCardFields(props: BillingCardFieldsProps) {
  const [startSetup, { error }] = useStartBillingCardSetupMutation();
  const testCards = useGetBillingTestCardsQuery();
  const start = useCallback(async () => {
    const { data } = await startSetup();
    return data?.startBillingCardSetup ?? null;
  }, [startSetup]);

  return (
    <CardFieldsLoader
      {...props}
      loadSetup={start}
      setupError={error ?? testCards.error}
      onRetry={testCards.error ? () => void testCards.refetch() : undefined}
      testCards={testCards.data?.sandboxCards}
    />
  );
}
