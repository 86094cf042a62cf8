import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type Ref } from 'react';
import { ErrorPanel } from '../ErrorPanel';
import type { CardFieldsHandle, CardFormSetup, TestCard } from './card';
import { CardFields } from './CardFields';

export interface CardFieldsLoaderProps {
  /**
   * Requests a new setup of the provider's form. Resolves to null on failure. Must keep its identity between
   * renders.
   */
  loadSetup: () => Promise<CardFormSetup | null>;
  /** Error of the failed request. */
  setupError: unknown;
  /** Undefined while loading. */
  testCards: readonly TestCard[] | undefined;
  /** Changing the number loads a new form, which is needed after each rejected card. */
  attempt: number;
  initialToken?: string;
  error?: string;
  disabled?: boolean;
  onEdit?: (token: string | null) => void;
  /** Reloads the test cards. */
  onRetry?: () => void;
  ref: Ref<CardFieldsHandle>;
}

/** Requests a setup for each attempt and retry, and shows the card form. */
export function CardFieldsLoader(props: CardFieldsLoaderProps) {
  const { loadSetup, setupError, testCards, attempt, onRetry, ...fields } = props;
  // The previous form stays visible until the next setup has loaded.
  const [setup, setSetup] = useState<CardFormSetup | null>(null);
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isStale = false;
    void loadSetup().then((loaded) => {
      if (loaded && !isStale) setSetup(loaded);
    });
    return () => {
      isStale = true;
    };
  }, [loadSetup, attempt, retries]);

  const retry = () => {
    setRetries((count) => count + 1);
    onRetry?.();
  };
  if (setupError) return <ErrorPanel error={setupError} onRetry={retry} />;
  if (!setup || !testCards) return <Skeleton variant="rounded" height={160} />;
  return <CardFields {...fields} setup={setup} testCards={testCards} onRetry={retry} />;
}
