export const moveUp = (label: string) => `Move ${label} up`;
export const moveDown = (label: string) => `Move ${label} down`;

export const columns = 'Columns';
export const reset = 'Reset';
export const columnsNotSaved = (errorMessage: string) => `Couldn’t save the columns. ${errorMessage}`;

export const sortBy = 'Sort by';
export const selectAllOnThisPage = 'Select all on this page';
export const order = 'Order';
export const actions = 'Actions';

export const movedToPlace = (name: string, place: number, count: number) =>
  `${name} moved to place ${place} of ${count}`;
export const moveRowUp = 'Move up';
export const moveRowDown = 'Move down';
export const theOrderStays = 'The order stays as it was';
