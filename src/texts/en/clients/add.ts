export const name = 'Name';
export const email = 'Email';
export const phoneOptional = 'Phone (optional)';
export const countryOptional = 'Country (optional)';
export const notKnown = 'Not known';
export const tagsOptional = 'Tags (optional)';
export const separateThemWithCommas = 'Separate them with commas.';
export const noteOptional = 'Note (optional)';
export const onlyOperatorsRead = 'Only operators read it.';
export const planOptional = 'Plan (optional)';
export const noPlanYet = 'No plan yet';

export const wasAdded = (name: string) => `${name} was added`;
export const addClient = 'Add client';
export const cancel = 'Cancel';
