export const variableUnknown = 'variable unknown';

export const loadingTheEditor = 'Loading the editor';
