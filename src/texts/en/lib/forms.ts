export const unsavedForm = 'unsaved form';
