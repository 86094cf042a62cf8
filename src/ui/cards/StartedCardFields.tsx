import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type Ref } from 'react';
import { ErrorPanel } from '../ErrorPanel';
import type { CardFieldsHandle, CardFormSetup, TestCard } from './card';
import { CardFields } from './CardFields';

interface StartedCardFieldsProps {
  /** Asks for what the provider's form needs; null when it could not be had. Must stay the same function. */
  start: () => Promise<CardFormSetup | null>;
  /** Why it could not be had. */
  failure: unknown;
  /** Undefined while they are on their way. */
  testCards: readonly TestCard[] | undefined;
  /** Another number asks for another form: so it is for each card that was refused. */
  attempt: number;
  initialToken?: string;
  error?: string;
  disabled?: boolean;
  onEdit?: (token: string | null) => void;
  /** What else is to be asked for again with the form. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

/** A card form that fetches what it needs first. */
export function StartedCardFields(props: StartedCardFieldsProps) {
  const { start, failure, testCards, attempt, onRetry, ...fields } = props;
  // The form before stays until the next one is there.
  const [setup, setSetup] = useState<CardFormSetup | null>(null);
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isGone = false;
    void start().then((started) => {
      if (started && !isGone) setSetup(started);
    });
    return () => {
      isGone = true;
    };
  }, [start, attempt, retries]);

  const retry = () => {
    setRetries((count) => count + 1);
    onRetry?.();
  };
  if (failure) return <ErrorPanel error={failure} onRetry={retry} />;
  if (!setup || !testCards) return <Skeleton variant="rounded" height={160} />;
  return <CardFields {...fields} setup={setup} testCards={testCards} onRetry={retry} />;
}
