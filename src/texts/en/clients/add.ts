export const notKnown = 'Not known';
export const separateThemWithCommas = 'Separate them with commas.';
export const planOptional = 'Plan (optional)';
export const noPlanYet = 'No plan yet';

export const wasAdded = (name: string) => `${name} was added`;
export const addClient = 'Add client';
