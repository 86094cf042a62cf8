export const nothingIsChargedLiveryCosts = 'Nothing is charged: Livery costs nothing at the moment.';
export const nothingIsChargedNowLiveryCosts = (sum: string, date: string) =>
  `Nothing is charged now. Livery costs ${sum} a month: ${sum} is charged first on ${date}, and each month from then on.`;

export const enterTheNameOnTheCard = 'Enter the name on the card.';

export const companySetUp = 'Company set up';
export const nameOnTheCard = 'Name on the card';
export const addTheCardAndFinish = 'Add the card and finish';
export const withoutACardTheGoLive = 'Without a card, the go-live checklist keeps this step open.';
export const skipForNowAndFinish = 'Skip for now and finish';
