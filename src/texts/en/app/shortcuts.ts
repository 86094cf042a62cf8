export const showTheseShortcuts = 'Show these shortcuts';
export const searchOnThisScreen = 'Search on this screen';

export const searchGoOrDoAnything = 'Search, go or do anything';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const singleKeys = 'Single keys';
export const shortcutsWithoutCtrl = 'Shortcuts without Ctrl or ⌘, on this device. They rest while you type.';
export const here = 'Here';
export const goToOneKeyAfter = 'Go to: one key after the other';
export const ctrl = 'Ctrl';
