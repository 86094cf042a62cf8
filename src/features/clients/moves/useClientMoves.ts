import { toast } from '@/ui/toast';
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
  pause: (name) => `${name} was paused`,
  resume: (name) => `${name} was resumed`,
  reactivate: (name) => `${name} was reactivated`,
  cancelDeactivation: (name) => `The deactivation of ${name} was cancelled`,
};

/** The moves that need nothing but the client, each told as a toast. */
export function useClientMoves() {
  const [pause, pausing] = usePauseClientMutation();
  const [resume, resuming] = useResumeClientMutation();
  const [reactivate, reactivating] = useReactivateClientMutation();
  const [cancelDeactivation, cancelling] = useCancelClientDeactivationMutation();
  const send = { pause, resume, reactivate, cancelDeactivation };

  const move = async (which: SimpleMove, { id, name }: Named): Promise<void> => {
    const { error } = await send[which]({ id });
    if (error) toast.error(moveRefusal(error, name));
    else toast.success(done[which](name));
  };
  const isMoving = [pausing, resuming, reactivating, cancelling].some(({ isLoading }) => isLoading);
  return { move, isMoving };
}
