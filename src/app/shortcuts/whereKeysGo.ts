const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

const covering = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether keys belong to the field that has the keyboard's place. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether something stands over the screen, which has to be closed first. */
export const isScreenCovered = (): boolean => document.querySelector(covering) !== null;
