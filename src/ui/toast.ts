export type ToastType = 'success' | 'error' | 'default';
export type ShowToast = (message: string, type: ToastType) => void;

const early: [string, ToastType][] = [];
let show: ShowToast | null = null;

const raise = (message: string, type: ToastType): void => {
  if (show) show(message, type);
  else early.push([message, type]);
};

export const toast = {
  success: (message: string): void => raise(message, 'success'),
  error: (message: string): void => raise(message, 'error'),
  default: (message: string): void => raise(message, 'default'),
};

/** Joins the part that draws toasts, which loads after the first paint; earlier toasts are shown then. */
export function connectToasts(showToast: ShowToast): () => void {
  show = showToast;
  early.splice(0).forEach(([message, type]) => showToast(message, type));
  return () => {
    if (show === showToast) show = null;
  };
}
