export const or = 'or';
