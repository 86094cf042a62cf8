// While a wide table is scrolled sideways, the box, the name and the menu stay; they take the row's own colour.
const sticky = { position: 'sticky', zIndex: 1, bgcolor: 'inherit' } as const;

const tickWidth = 48;

export const tickSx = { ...sticky, left: 0, width: tickWidth, minWidth: tickWidth, pr: 0 } as const;

export const firstSx = { ...sticky, left: tickWidth, width: 280, minWidth: 220, maxWidth: 320 } as const;

export const menuSx = { ...sticky, right: 0, width: 48 } as const;
