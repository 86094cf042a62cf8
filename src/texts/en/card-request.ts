export const yourCardWasSaved = 'Your card was saved';
export const isBeingChargedToItNow = (amountDue: number, amount: string, companyName: string) =>
  `${amountDue > 0 ? `${amount} is being charged to it now.` : 'Nothing was charged.'} ${companyName} charges what falls due from now on to this card. You can close this page.`;

export const forYourPlan = (planName: string) => ` for your plan ${planName}`;
export const isUnpaidAndIsCharged = (amount: string) =>
  ` ${amount} is unpaid, and is charged as soon as you have added a card.`;
export const nothingIsChargedNow = ' Nothing is charged now.';
export const helloAsksYouForACard = (clientName: string, companyName: string, plan: string, due: string) =>
  `Hello ${clientName}, ${companyName} asks you for a card to pay with${plan}.${due}`;
export const yourCard = 'Your card';
export const saveTheCardAndPay = (amount: string) => `Save the card and pay ${amount}`;
export const saveTheCard = 'Save the card';

export const loading = 'Loading';
export const thisLinkDoesNotWorkAny = 'This link does not work any more';
export const suchALinkWorksOnce =
  'The link works once, for 7 days, until a newer one is sent. To add a card, reply to the email and ask for a new link.';
