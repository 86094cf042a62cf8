import { useSyncExternalStore } from 'react';
import { answerLeaving, isAskingToLeave, onAskingToLeave } from '@/lib/forms/leaveGuard';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks for every form that `useUnsavedGuard` watches; mounted once. */
export function LeavingDialog() {
  const isAsking = useSyncExternalStore(onAskingToLeave, isAskingToLeave);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leaving without saving"
      confirmLabel="Leave without saving"
      cancelLabel="Stay on this page"
      colour="red"
      onConfirm={() => answerLeaving(true)}
      onClose={() => answerLeaving(false)}
    >
      What you changed on this page has not been saved and will be lost.
    </ConfirmDialog>
  );
}
