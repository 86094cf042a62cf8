import { useCallback, type Ref } from 'react';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { StartedCardFields } from '@/ui/cards/StartedCardFields';
import { useGetBillingTestCardsQuery, useStartBillingCardSetupMutation } from '../billingCardApi';

interface BillingCardFieldsProps {
  attempt: number;
  error?: string;
  disabled?: boolean;
  onEdit: () => void;
  ref: Ref<CardFieldsHandle>;
}

/** Takes a card of the company, by whichever provider Livery works with. */
export function BillingCardFields(props: BillingCardFieldsProps) {
  const [startSetup, { error }] = useStartBillingCardSetupMutation();
  const testCards = useGetBillingTestCardsQuery();
  const start = useCallback(async () => {
    const { data } = await startSetup();
    return data?.startBillingCardSetup ?? null;
  }, [startSetup]);

  return (
    <StartedCardFields
      {...props}
      start={start}
      failure={error ?? testCards.error}
      onRetry={testCards.error ? () => void testCards.refetch() : undefined}
      testCards={testCards.data?.sandboxCards}
    />
  );
}
