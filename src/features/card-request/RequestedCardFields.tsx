import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type Ref } from 'react';
import { CardFields } from '@/ui/cards/CardFields';
import type { CardFieldsHandle, CardFormSetup } from '@/ui/cards/card';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { useStartRequestedCardSetupMutation, type CardRequest } from './cardRequestApi';

interface RequestedCardFieldsProps {
  token: string;
  request: CardRequest;
  /** The parent increments this number after a declined card to load a new form. */
  attempt: number;
  error?: string;
  disabled: boolean;
  onEdit: () => void;
  ref: Ref<CardFieldsHandle>;
}

export function RequestedCardFields(props: RequestedCardFieldsProps) {
  const { token, request, attempt, error, disabled, onEdit, ref } = props;
  const [start, { error: failure }] = useStartRequestedCardSetupMutation();
  // The previous form stays visible until the next one loads.
  const [setup, setSetup] = useState<CardFormSetup | null>(null);

  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void start({ token }).then(({ data }) => {
      if (isCurrent && data) setSetup(data.startRequestedCardSetup);
    });
    return () => {
      isCurrent = false;
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
