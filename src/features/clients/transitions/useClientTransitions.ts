import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { toast } from '@/ui/toast';
import {
  useCancelClientDeactivationMutation,
  usePauseClientMutation,
  useReactivateClientMutation,
  useResumeClientMutation,
} from '../clientViewApi';
import { transitionErrorMessage } from './transitionErrors';

interface NamedClient {
  id: string;
  name: string;
}

export type SimpleTransition = 'pause' | 'resume' | 'reactivate' | 'cancelDeactivation';

const successMessages: Readonly<Record<SimpleTransition, (name: string) => string>> = {
  pause: (name) => t`${name} paused`,
  resume: (name) => t`${name} resumed`,
  reactivate: (name) => t`${name} reactivated`,
  cancelDeactivation: (name) => t`Deactivation of ${name} canceled`,
};

/** Runs the transitions that need no further input, and shows each result as a toast. */
export function useClientTransitions() {
  const [pause, pausing] = usePauseClientMutation();
  const [resume, resuming] = useResumeClientMutation();
  const [reactivate, reactivating] = useReactivateClientMutation();
  const [cancelDeactivation, cancelling] = useCancelClientDeactivationMutation();
  const keyFor = useIdempotencyKey();
  // Repeating a completed transition later needs a new idempotency key.
  const completedCount = useRef(0);

  const send = (kind: SimpleTransition, id: string) => {
    if (kind === 'pause') return pause({ id });
    const idempotencyKey = keyFor(`${kind} ${id} ${completedCount.current}`);
    return { resume, reactivate, cancelDeactivation }[kind]({ id, idempotencyKey });
  };

  const transition = async (kind: SimpleTransition, { id, name }: NamedClient): Promise<void> => {
    const { error } = await send(kind, id);
    if (error) return void toast.error(transitionErrorMessage(error, name));
    completedCount.current += 1;
    toast.success(successMessages[kind](name));
  };
  const isTransitioning = [pausing, resuming, reactivating, cancelling].some(({ isLoading }) => isLoading);
  return { transition, isTransitioning };
}
