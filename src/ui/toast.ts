export type ToastType = 'success' | 'error' | 'default';

/** A button on the toast. It disappears with the toast, so the screen must offer the action elsewhere too. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export type ShowToast = (message: string, type: ToastType, action?: ToastAction) => void;

const queuedToasts: Parameters<ShowToast>[] = [];
let show: ShowToast | null = null;
let load: (() => void) | null = null;

const showOrQueue: ShowToast = (message, type, action) => {
  if (show) return show(message, type, action);
  queuedToasts.push([message, type, action]);
  load?.();
};

export const toast = {
  success: (message: string, action?: ToastAction): void => showOrQueue(message, 'success', action),
  error: (message: string, action?: ToastAction): void => showOrQueue(message, 'error', action),
  default: (message: string, action?: ToastAction): void => showOrQueue(message, 'default', action),
};

/**
 * Calls `loadToasts` when a toast is queued before the renderer is connected, and immediately if one is
 * already queued. Returns an unsubscribe function.
 */
export function onToastQueued(loadToasts: () => void): () => void {
  load = loadToasts;
  if (queuedToasts.length) loadToasts();
  return () => {
    if (load === loadToasts) load = null;
  };
}

/** Connects the renderer and shows the queued toasts. Returns a function that disconnects it. */
export function connectToastRenderer(showToast: ShowToast): () => void {
  show = showToast;
  queuedToasts.splice(0).forEach((queued) => showToast(...queued));
  return () => {
    if (show === showToast) show = null;
  };
}
