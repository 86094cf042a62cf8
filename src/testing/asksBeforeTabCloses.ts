/** Returns whether the page asks for confirmation before the tab closes, as it does with unsaved changes. */
export const asksBeforeTabCloses = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
