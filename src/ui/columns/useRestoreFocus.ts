import { useEffect, useRef } from 'react';

const controls = 'input, button';

/**
 * Restores the focus that moving or toggling a row removes: to the same control, or to the last enabled
 * control of the row.
 */
export function useRestoreFocus(orderKey: string) {
  const list = useRef<HTMLUListElement>(null);
  const pendingFocus = useRef<{ column: string; label: string | null } | null>(null);

  useEffect(() => {
    const { column, label } = pendingFocus.current ?? {};
    pendingFocus.current = null;
    if (!column || list.current?.contains(document.activeElement)) return;
    const row = list.current?.querySelector(`[data-column="${column}"]`);
    const enabledControls = [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
      (control) => !control.matches(':disabled'),
    );
    const sameControl = enabledControls.find((control) => control.getAttribute('aria-label') === label);
    (sameControl ?? enabledControls.at(-1))?.focus();
  }, [orderKey]);

  return {
    ref: list,
    rememberFocus: (column: string) => {
      pendingFocus.current = { column, label: document.activeElement?.getAttribute('aria-label') ?? null };
    },
  };
}
