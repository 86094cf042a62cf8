import * as texts from '@/texts/lib/forms';

type Listener = () => void;
type LeaveAction = () => void;

const unsavedForms = new Set<symbol>();
const listeners = new Set<Listener>();
let pendingLeave: LeaveAction | null = null;

const setPendingLeave = (leave: LeaveAction | null): void => {
  pendingLeave = leave;
  listeners.forEach((listener) => listener());
};

export const hasUnsavedForms = (): boolean => unsavedForms.size > 0;

/** Marks a form as unsaved until the returned function is called. */
export function markUnsaved(): () => void {
  const form = Symbol(texts.unsavedForm);
  unsavedForms.add(form);
  return () => {
    unsavedForms.delete(form);
  };
}

/** Runs `leave` immediately, or after the operator confirms losing unsaved changes. */
export function leaveWhenSafe(leave: LeaveAction): void {
  if (hasUnsavedForms()) setPendingLeave(leave);
  else leave();
}

/** Closes the prompt if no form is unsaved. `isLeaving` decides whether the pending navigation runs. */
export function dismissLeavePrompt(isLeaving: boolean): void {
  if (pendingLeave && !hasUnsavedForms()) resolveLeavePrompt(isLeaving);
}

export const isLeavePromptOpen = (): boolean => pendingLeave !== null;

export function resolveLeavePrompt(isLeaving: boolean): void {
  const leave = pendingLeave;
  if (isLeaving) unsavedForms.clear();
  setPendingLeave(null);
  if (isLeaving) leave?.();
}

export function subscribeToLeavePrompt(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
