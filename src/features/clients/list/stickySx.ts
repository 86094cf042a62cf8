// Keeps the checkbox, name and menu visible while the table scrolls sideways. These cells inherit the row's
// background, so that they cover the cells that scroll under them.
const stickySx = { position: 'sticky', zIndex: 1, bgcolor: 'inherit' } as const;

const checkboxWidth = 48;

export const checkboxCellSx = {
  ...stickySx,
  left: 0,
  width: checkboxWidth,
  minWidth: checkboxWidth,
  pr: 0,
} as const;

export const nameCellSx = {
  ...stickySx,
  left: checkboxWidth,
  width: 280,
  minWidth: 220,
  maxWidth: 320,
} as const;

export const menuCellSx = { ...stickySx, right: 0, width: 48 } as const;
