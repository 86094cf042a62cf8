export const yourCardWasSaved = 'Your card was saved';
export const isBeingChargedToItNow = (amountDue: number, amount: string, companyName: string) =>
  `${amountDue > 0 ? `${amount} is being charged to it now.` : 'Nothing was charged.'} ${companyName} charges what falls due from now on to this card. You can close this page.`;

export const forYourPlan = (planName: string) => ` for your plan ${planName}`;
export const isUnpaidAndIsCharged = (amount: string) =>
  ` ${amount} is unpaid, and is charged as soon as you have given the card.`;
export const nothingIsChargedNow = ' Nothing is charged now.';
export const helloAsksYouForACard = (clientName: string, companyName: string, plan: string, due: string) =>
  `Hello ${clientName}, ${companyName} asks you for a card to pay with${plan}.${due}`;
export const theCardFormIsStillLoading = 'The card form is still loading.';
export const yourCard = 'Your card';
export const saveTheCardAndPay = (amount: string) => `Save the card and pay ${amount}`;
export const saveTheCard = 'Save the card';

export const loading = 'Loading';
export const thisLinkDoesNotWorkAny = 'This link does not work any more';
export const suchALinkWorksOnce =
  'Such a link works once, for 7 days, and until another one is sent. If you still have to give a card, answer the mail that you found it in and ask for a new one.';
