import * as texts from '@/texts/lib/forms';

type Listener = () => void;
type Leave = () => void;

const unsavedForms = new Set<symbol>();
const listeners = new Set<Listener>();
let waiting: Leave | null = null;

const setWaiting = (leave: Leave | null): void => {
  waiting = leave;
  listeners.forEach((listener) => listener());
};

export const isAnythingUnsaved = (): boolean => unsavedForms.size > 0;

/** Marks a form as unsaved until the returned function is called. */
export function holdPlace(): () => void {
  const form = Symbol(texts.unsavedForm);
  unsavedForms.add(form);
  return () => {
    unsavedForms.delete(form);
  };
}

/** Runs `leave` at once, or after the person agreed to lose what they typed. */
export function leaveWhenSafe(leave: Leave): void {
  if (isAnythingUnsaved()) setWaiting(leave);
  else leave();
}

/** There is nothing to ask any more: whoever waits for an answer leaves, or stays because the form has gone by itself. */
export function stopAsking(isLeaving: boolean): void {
  if (waiting && !isAnythingUnsaved()) answerLeaving(isLeaving);
}

export const isAskingToLeave = (): boolean => waiting !== null;

export function answerLeaving(isLeaving: boolean): void {
  const leave = waiting;
  if (isLeaving) unsavedForms.clear();
  setWaiting(null);
  if (isLeaving) leave?.();
}

export function onAskingToLeave(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
