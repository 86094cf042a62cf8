const typingSelector =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

const overlaySelector = '[role=dialog], [role=alertdialog], [role=menu]';

/** Returns whether the key goes to a text field, list or menu. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typingSelector) !== null;

const isClosing = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null;

/** Returns whether a dialog or menu covers the screen. One that is closing (`aria-hidden`) does not count. */
export const hasOpenOverlay = (): boolean =>
  [...document.querySelectorAll(overlaySelector)].some((element) => !isClosing(element));
