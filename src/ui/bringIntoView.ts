/** Scrolls to a new message, because the submit button of a long form is far below it. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/** Keeps a message that was scrolled to below the sticky top bar. */
export const scrollTargetSx = { scrollMarginTop: 80 } as const;
