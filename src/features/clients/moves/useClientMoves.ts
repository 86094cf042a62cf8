import { useRef } from 'react';
import { usePressKey } from '@/lib/usePressKey';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/moves';
import {
  useCancelClientDeactivationMutation,
  usePauseClientMutation,
  useReactivateClientMutation,
  useResumeClientMutation,
} from '../clientViewApi';
import { moveRefusal } from './moveWords';

interface Named {
  id: string;
  name: string;
}

export type SimpleMove = 'pause' | 'resume' | 'reactivate' | 'cancelDeactivation';

const done: Readonly<Record<SimpleMove, (name: string) => string>> = {
  pause: (name) => texts.wasPaused(name),
  resume: (name) => texts.wasResumed(name),
  reactivate: (name) => texts.wasReactivated(name),
  cancelDeactivation: (name) => texts.theDeactivationOfWasCancelled(name),
};

/** The moves that need nothing but the client, each told as a toast. */
export function useClientMoves() {
  const [pause, pausing] = usePauseClientMutation();
  const [resume, resuming] = useResumeClientMutation();
  const [reactivate, reactivating] = useReactivateClientMutation();
  const [cancelDeactivation, cancelling] = useCancelClientDeactivationMutation();
  const keyFor = usePressKey();
  // What was done once may be done again later, which is another press.
  const doneBefore = useRef(0);

  const send = (which: SimpleMove, id: string) => {
    if (which === 'pause') return pause({ id });
    const idempotencyKey = keyFor(`${which} ${id} ${doneBefore.current}`);
    return { resume, reactivate, cancelDeactivation }[which]({ id, idempotencyKey });
  };

  const move = async (which: SimpleMove, { id, name }: Named): Promise<void> => {
    const { error } = await send(which, id);
    if (error) return void toast.error(moveRefusal(error, name));
    doneBefore.current += 1;
    toast.success(done[which](name));
  };
  const isMoving = [pausing, resuming, reactivating, cancelling].some(({ isLoading }) => isLoading);
  return { move, isMoving };
}
