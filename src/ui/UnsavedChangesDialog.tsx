import { useSyncExternalStore } from 'react';
import { resolveLeavePrompt, isLeavePromptOpen, subscribeToLeavePrompt } from '@/lib/forms/leaveGuard';
import * as texts from '@/texts/ui';
import { ConfirmDialog } from './ConfirmDialog';

/** Confirms leaving a form that `useUnsavedGuard` watches. Mount it once. */
export function UnsavedChangesDialog() {
  const isOpen = useSyncExternalStore(subscribeToLeavePrompt, isLeavePromptOpen);

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.leavingWithoutSaving}
      confirmLabel={texts.leaveWithoutSaving}
      cancelLabel={texts.stayOnThisPage}
      color="red"
      onConfirm={() => resolveLeavePrompt(true)}
      onClose={() => resolveLeavePrompt(false)}
    >
      {texts.whatYouChangedOnThisPage}
    </ConfirmDialog>
  );
}
