import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type Ref } from 'react';
import { CardFields } from '@/ui/cards/CardFields';
import type { CardFieldsHandle, CardFormSetup } from '@/ui/cards/card';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { useStartRequestedCardSetupMutation } from './cardRequestApi';
import type { CardRequest } from './UpdateCardScreen';

interface RequestedCardFieldsProps {
  token: string;
  request: CardRequest;
  /** Another number asks for another form: so it is for each card that was refused. */
  attempt: number;
  error?: string;
  disabled: boolean;
  onEdit: () => void;
  ref: Ref<CardFieldsHandle>;
}

export function RequestedCardFields(props: RequestedCardFieldsProps) {
  const { token, request, attempt, error, disabled, onEdit, ref } = props;
  const [start, { error: failure }] = useStartRequestedCardSetupMutation();
  // The form before stays until the next one is there.
  const [setup, setSetup] = useState<CardFormSetup | null>(null);

  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void start({ token }).then(({ data }) => {
      if (isWanted && data) setSetup(data.startRequestedCardSetup);
    });
    return () => {
      isWanted = false;
    };
  }, [start, token, attempt, retries]);

  const retry = () => setRetries((count) => count + 1);
  if (failure) return <ErrorPanel error={failure} onRetry={retry} />;
  if (!setup) return <Skeleton variant="rounded" height={160} />;

  return (
    <CardFields
      ref={ref}
      setup={setup}
      testCards={request.sandboxCards}
      error={error}
      disabled={disabled}
      onEdit={onEdit}
      onRetry={retry}
    />
  );
}
