import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type Ref } from 'react';
import { CardFields } from '@/ui/cards/CardFields';
import type { CardFieldsHandle, CardFormSetup } from '@/ui/cards/card';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { useGetClientTestCardsQuery, useStartClientCardSetupMutation } from './clientBillingApi';

interface ClientCardFieldsProps {
  clientId: string;
  error?: string;
  disabled?: boolean;
  onEdit: () => void;
  /** Another number asks for another form: so it is for each card that was refused. */
  attempt: number;
  ref: Ref<CardFieldsHandle>;
}

/** Takes a card of a client, by whichever provider the company's account is with. */
export function ClientCardFields(props: ClientCardFieldsProps) {
  const { clientId, error, disabled, onEdit, attempt, ref } = props;
  const [start, { error: failure }] = useStartClientCardSetupMutation();
  // The form before stays until the next one is there.
  const [setup, setSetup] = useState<CardFormSetup | null>(null);
  const testCards = useGetClientTestCardsQuery();

  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void start({ clientId }).then(({ data }) => {
      if (isWanted && data) setSetup(data.startClientCardSetup);
    });
    return () => {
      isWanted = false;
    };
  }, [start, clientId, attempt, retries]);

  const retry = () => {
    setRetries((count) => count + 1);
    if (testCards.error) void testCards.refetch();
  };
  const failed = failure ?? testCards.error;
  if (failed) return <ErrorPanel error={failed} onRetry={retry} />;
  if (!setup || !testCards.data) return <Skeleton variant="rounded" height={160} />;

  return (
    <CardFields
      ref={ref}
      setup={setup}
      testCards={testCards.data.sandboxCards}
      error={error}
      disabled={disabled}
      onEdit={onEdit}
      onRetry={retry}
    />
  );
}
