export type ToastType = 'success' | 'error' | 'default';
export type ShowToast = (message: string, type: ToastType) => void;

const early: [string, ToastType][] = [];
let show: ShowToast | null = null;
let load: (() => void) | null = null;

const raise = (message: string, type: ToastType): void => {
  if (show) return show(message, type);
  early.push([message, type]);
  load?.();
};

export const toast = {
  success: (message: string): void => raise(message, 'success'),
  error: (message: string): void => raise(message, 'error'),
  default: (message: string): void => raise(message, 'default'),
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
  early.splice(0).forEach(([message, type]) => showToast(message, type));
  return () => {
    if (show === showToast) show = null;
  };
}
