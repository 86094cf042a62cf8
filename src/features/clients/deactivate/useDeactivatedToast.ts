import { formatDate } from '@/lib/format';
import { useAppDispatch } from '@/state/hooks';
import { toast } from '@/ui/toast';
import type { ViewedClientFragment } from '../clientView.generated';
import { clientViewApi } from '../clientViewApi';
import { moveRefusal } from '../moves/moveWords';

/** Tells of a deactivation with the way back on the toast, which outlives the screen that it was made on. */
export function useDeactivatedToast() {
  const dispatch = useAppDispatch();

  return ({ id, name, deactivation }: ViewedClientFragment) => {
    const { ReactivateClient, CancelClientDeactivation } = clientViewApi.endpoints;
    const isLater = deactivation?.isScheduled ?? false;
    const undo = async () => {
      const { error } = await (isLater
        ? dispatch(CancelClientDeactivation.initiate({ id }))
        : dispatch(ReactivateClient.initiate({ id })));
      if (error) toast.error(moveRefusal(error, name));
      else toast.success(isLater ? `The deactivation of ${name} was cancelled` : `${name} was reactivated`);
    };
    const told =
      isLater && deactivation
        ? `${name} will be deactivated on ${formatDate(deactivation.at)}`
        : `${name} was deactivated`;
    toast.success(told, { label: 'Undo', onClick: () => void undo() });
  };
}
