import { useCallback, type Ref } from 'react';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { StartedCardFields } from '@/ui/cards/StartedCardFields';
import { useGetSandboxCardsQuery, useStartCompanyCardSetupMutation } from '../onboardingApi';

interface CompanyCardFieldsProps {
  attempt: number;
  initialToken: string;
  error?: string;
  disabled?: boolean;
  onEdit: (token: string | null) => void;
  ref: Ref<CardFieldsHandle>;
}

export function CompanyCardFields(props: CompanyCardFieldsProps) {
  const [startSetup, { error }] = useStartCompanyCardSetupMutation();
  const testCards = useGetSandboxCardsQuery();
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
