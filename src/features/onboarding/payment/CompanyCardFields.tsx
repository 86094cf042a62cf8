import { useCallback, type Ref } from 'react';
import type { CardFieldsHandle } from '@/ui/cards/card';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
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
    <CardFieldsLoader
      {...props}
      loadSetup={start}
      setupError={error ?? testCards.error}
      onRetry={testCards.error ? () => void testCards.refetch() : undefined}
      testCards={testCards.data?.sandboxCards}
    />
  );
}
