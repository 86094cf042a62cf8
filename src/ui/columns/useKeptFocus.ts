import { useEffect, useRef } from 'react';

const controls = 'input, button';

/** A row that moves loses the keyboard's place: it is given back to the same control, or to one that is left. */
export function useKeptFocus(orderKey: string) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ word: string; label: string | null } | null>(null);

  useEffect(() => {
    const { word, label } = wanted.current ?? {};
    wanted.current = null;
    if (!word || list.current?.contains(document.activeElement)) return;
    const row = list.current?.querySelector(`[data-column="${word}"]`);
    const open = [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
      (control) => !control.matches(':disabled'),
    );
    const same = open.find((control) => control.getAttribute('aria-label') === label);
    (same ?? open.at(-1))?.focus();
  }, [orderKey]);

  return {
    ref: list,
    keepFocus: (word: string) => {
      wanted.current = { word, label: document.activeElement?.getAttribute('aria-label') ?? null };
    },
  };
}
