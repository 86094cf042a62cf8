export const endingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
export const expired = 'Expired';
export const expires = 'Expires';
export const active = 'Active';
export const expiresSoon = 'Expires soon';
export const lastChargeFailed = 'Last charge failed';

export const testCard = 'Test card';

export const theCardCouldNotBeChecked = 'The card could not be checked. Try again, or use another card.';

export const theCardFormIsStillLoading = 'The card form is still loading. Try again in a moment.';
export const card = 'Card';

export const theCardFormCouldNot = 'The card form could not be loaded. Check your connection and try again.';
export const loadTheCardFormAgain = 'Load the card form again';

export const chooseACard = 'Choose a card.';
export const theseAreTestCards =
  'These are test cards: this installation has no real card provider, and no money moves.';

export const defaultIt = 'Default';
