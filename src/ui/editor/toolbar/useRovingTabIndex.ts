import { useEffect, useRef, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const buttonsOf = (toolbar: HTMLElement): HTMLElement[] => [...toolbar.querySelectorAll('button')];

/** Makes the toolbar one tab stop. The arrow keys, Home and End move between its buttons. */
export function useRovingTabIndex() {
  const toolbar = useRef<HTMLDivElement>(null);
  const activeIndex = useRef(0);

  const updateTabIndexes = (): HTMLElement[] => {
    const buttons = toolbar.current ? buttonsOf(toolbar.current) : [];
    activeIndex.current = Math.min(activeIndex.current, Math.max(buttons.length - 1, 0));
    buttons.forEach((button, index) => (button.tabIndex = index === activeIndex.current ? 0 : -1));
    return buttons;
  };
  // Runs after each render, because the buttons change with the selection in the editor.
  useEffect(() => void updateTabIndexes());

  const focusButton = (index: number) => {
    const { length } = updateTabIndexes();
    activeIndex.current = (index + length) % length;
    updateTabIndexes()[activeIndex.current]?.focus();
  };

  return {
    ref: toolbar,
    onFocus: ({ target }: { target: EventTarget }) => {
      const index = toolbar.current ? buttonsOf(toolbar.current).indexOf(target as HTMLElement) : -1;
      if (index >= 0) activeIndex.current = index;
      updateTabIndexes();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Ignores keys of an open menu, which renders outside the toolbar.
      if (!toolbar.current?.contains(event.target as HTMLElement)) return;
      const step = steps[event.key];
      const end = { Home: 0, End: -1 }[event.key];
      if (step === undefined && end === undefined) return;
      event.preventDefault();
      focusButton(step === undefined ? (end ?? 0) : activeIndex.current + step);
    },
  };
}
