export const moveUp = (label: string) => `Move ${label} up`;
export const moveDown = (label: string) => `Move ${label} down`;

export const columns = 'Columns';
export const reset = 'Reset';
