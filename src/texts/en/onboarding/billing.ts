export const everyWeek = 'Every week';
export const everyMonth = 'Every month';
export const everyYear = 'Every year';

export const planName = 'Plan name';
export const priceIn = (currency: string) => `Price in ${currency}`;
export const n0MakesItFree = '0 makes it free.';
export const clientsPay = 'Clients pay';
export const freeTrialInDays = 'Free trial, in days';
export const n0ForNone = '0 for none.';
export const descriptionOptional = 'Description (optional)';
export const whatIsIncludedOptional = 'What is included (optional)';
export const oneFeatureALineAtMost = 'One feature a line, at most 12.';

export const startFrom = 'Start from';
export const fromScratch = 'From scratch';

export const saveAndGo = 'Save and go on';
