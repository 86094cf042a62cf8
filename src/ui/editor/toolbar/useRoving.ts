import { useEffect, useRef, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const buttonsOf = (toolbar: HTMLElement): HTMLElement[] => [...toolbar.querySelectorAll('button')];

/** One stop of the tab key for a whole toolbar; the arrow keys, Home and End move within it. */
export function useRoving() {
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef(0);

  const settle = (): HTMLElement[] => {
    const buttons = toolbar.current ? buttonsOf(toolbar.current) : [];
    current.current = Math.min(current.current, Math.max(buttons.length - 1, 0));
    buttons.forEach((button, index) => (button.tabIndex = index === current.current ? 0 : -1));
    return buttons;
  };
  // Buttons come and go with what is chosen in the text.
  useEffect(() => void settle());

  const goTo = (index: number) => {
    const { length } = settle();
    current.current = (index + length) % length;
    settle()[current.current]?.focus();
  };

  return {
    ref: toolbar,
    onFocus: ({ target }: { target: EventTarget }) => {
      const index = toolbar.current ? buttonsOf(toolbar.current).indexOf(target as HTMLElement) : -1;
      if (index >= 0) current.current = index;
      settle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A menu that a button has opened stands elsewhere in the page, and has its own keys.
      if (!toolbar.current?.contains(event.target as HTMLElement)) return;
      const step = steps[event.key];
      const end = { Home: 0, End: -1 }[event.key];
      if (step === undefined && end === undefined) return;
      event.preventDefault();
      goTo(step === undefined ? (end ?? 0) : current.current + step);
    },
  };
}
