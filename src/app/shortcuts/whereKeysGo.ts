const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

const covering = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether keys belong to the field that has the keyboard's place. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null;

const isLeaving = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null;

/** Whether something stands over the screen, which has to be closed first; what has been closed and fades is there no more. */
export const isScreenCovered = (): boolean =>
  [...document.querySelectorAll(covering)].some((element) => !isLeaving(element));
