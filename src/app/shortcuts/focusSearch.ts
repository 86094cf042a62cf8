/** Focuses the search field of the screen, if it has one, and selects the text. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
}
