export const light = 'Light';
export const dark = 'Dark';
export const asTheSystem = 'As the system';
export const appearance = 'Appearance';
export const theme = 'Theme';
export const takesEffectAtOnce = 'Takes effect at once, and is kept on this device alone.';
