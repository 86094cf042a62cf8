import { useCallback } from 'react';
import { useCardSetup } from '@/api/cardForm';
import { CardFieldsLoader, type CardFieldsLoaderProps } from '@/ui/cards/CardFieldsLoader';
import { useStartClientCardSetupMutation } from './clientBillingApi';

type ClientCardFieldsProps = Pick<
  CardFieldsLoaderProps,
  'attempt' | 'error' | 'disabled' | 'onEdit' | 'ref'
> & {
  clientId: string;
};

/** Collects a card of the client with the company's card provider. */
export function ClientCardFields({ clientId, ...fields }: ClientCardFieldsProps) {
  const [start, { error }] = useStartClientCardSetupMutation();
  const loadSetup = useCallback(async () => {
    const { data } = await start({ clientId });
    return data?.startClientCardSetup ?? null;
  }, [start, clientId]);

  return <CardFieldsLoader {...useCardSetup(loadSetup, error)} {...fields} />;
}
