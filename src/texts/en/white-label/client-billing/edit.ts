export const notSaid = 'Not said';
export const includedInThePrice = 'Included in the price';
export const addedToThePrice = 'Added to the price';
export const activeClientsCan = 'Active: clients can have it';
export const draftNotOfferedYet = 'Draft: not offered yet';
export const useAPlanCodeOf = ({ min, max }: { min: number; max: number }) =>
  `Use ${min} to ${max} lowercase letters, digits, hyphens and underscores.`;
export const enterAYearlyPriceAbove0 =
  'A paid plan can’t be free by the year. Enter a yearly price above 0, or leave it empty.';
export const n1Month = '1 Month';

export const codeOptional = 'Code (optional)';
export const namesThePlanInFiles =
  'Names the plan in files and other programs. Made from its name when it is left empty.';
export const descriptionOptional = 'Description (optional)';
export const whatIsIncludedOptional = 'What is included (optional)';
export const oneFeatureALineAtMost = 'One feature a line, at most 12.';
export const freeTrialInDays = 'Free trial, in days';
export const n0ForNone = '0 for none.';
export const aTrialNeedsACard = 'A trial needs a card';
export const setupFeeIn = (currency: string) => `Setup fee in ${currency}`;
export const chargedOnceWithTheFirstPayment = 'Charged once, with the first payment. 0 for none.';
export const tax = 'Tax';
export const listItInThePriceTable = 'List it in the price table';
export const pointItOutAsTheMost = 'Point it out as the most popular';
export const clientsMayMove = 'Clients can change to this plan';

export const priceIn = (currency: string) => `Price in ${currency}`;
export const n0MakesItFree = '0 makes it free.';
export const clientsPay = 'Clients pay';
export const priceOfAYearInOptional = (currency: string) => `Price of a year in ${currency} (optional)`;
export const forWhoWouldRatherPay = 'For who would rather pay by the year.';

export const price = (planPrice: string) => `Price: ${planPrice}`;
export const changePrice = 'Change price';

export const wasAdded = (name: string) => `${name} was added`;
export const wasSaved = (name: string) => `${name} was saved`;

export const edit = (name: string) => `Edit ${name}`;
export const addPlan = 'Add plan';
export const thisPlan = 'This plan';
export const planName = 'Plan name';
export const status = 'Status';
export const howClientsWillSee = 'How clients will see it';
export const cancel = 'Cancel';
export const savePlan = 'Save plan';
