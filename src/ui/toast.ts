export type ToastType = 'success' | 'error' | 'default';

/** A button on the toast. It closes with the toast, so the screen offers the same action elsewhere. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export type ShowToast = (message: string, type: ToastType, action?: ToastAction) => void;

const early: Parameters<ShowToast>[] = [];
let show: ShowToast | null = null;
let load: (() => void) | null = null;

const raise: ShowToast = (message, type, action) => {
  if (show) return show(message, type, action);
  early.push([message, type, action]);
  load?.();
};

export const toast = {
  success: (message: string, action?: ToastAction): void => raise(message, 'success', action),
  error: (message: string, action?: ToastAction): void => raise(message, 'error', action),
  default: (message: string, action?: ToastAction): void => raise(message, 'default', action),
};

/** Calls back as soon as a toast waits for the part that draws toasts. */
export function whenToastWaits(loadToasts: () => void): () => void {
  load = loadToasts;
  if (early.length) loadToasts();
  return () => {
    if (load === loadToasts) load = null;
  };
}

/** Joins the part that draws toasts; those that waited for it are shown then. */
export function connectToasts(showToast: ShowToast): () => void {
  show = showToast;
  early.splice(0).forEach((waiting) => showToast(...waiting));
  return () => {
    if (show === showToast) show = null;
  };
}
