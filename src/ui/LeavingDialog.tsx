import { useSyncExternalStore } from 'react';
import { answerLeaving, isAskingToLeave, onAskingToLeave } from '@/lib/forms/leaveGuard';
import * as texts from '@/texts/ui';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks for every form that `useUnsavedGuard` watches; mounted once. */
export function LeavingDialog() {
  const isAsking = useSyncExternalStore(onAskingToLeave, isAskingToLeave);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={texts.leavingWithoutSaving}
      confirmLabel={texts.leaveWithoutSaving}
      cancelLabel={texts.stayOnThisPage}
      colour="red"
      onConfirm={() => answerLeaving(true)}
      onClose={() => answerLeaving(false)}
    >
      {texts.whatYouChangedOnThisPage}
    </ConfirmDialog>
  );
}
