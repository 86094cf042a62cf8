export const aCardsNumberGoesStraight = 'A card’s number goes straight to the card provider and never to us.';
export const wasAdded = (cardName: string) => `${cardName} was added`;
export const nameOnTheCard = 'Name on the card';
export const chargeThisCardFromNow = 'Charge this card from now on';
export const whatIsUnpaidIsCharged = 'What is unpaid is charged to it at once.';
export const addTheCard = 'Add the card';
export const cancel = 'Cancel';

export const itIsNotTheCard = 'It is not the card that Livery charges, so nothing else changes.';
export const itIsYourOnlyCardAdd =
  'It is your only card: add another one first while your company is active.';
export const liveryChargesFromNow = (cardName: string) => `Livery charges ${cardName} from now on.`;
export const liveryChargesTheLatest = 'Livery charges the latest of your other cards that works from now on.';
export const wasRemoved = (cardName: string) => `${cardName} was removed`;
export const itCanNotBeUndone = (whatFollows: string) =>
  `${whatFollows} It can not be undone: the card has to be added again.`;
export const remove = (cardName: string) => `Remove ${cardName}?`;
export const removeConfirmLabel = 'Remove';

export const addedBy = (date: string, addedByName: null | string) =>
  `added ${date}${addedByName ? ` by ${addedByName}` : ''}`;
export const actionsFor = (cardName: string) => `Actions for ${cardName}`;
export const chargeThisCard = 'Charge this card';
export const becameTheCardThatLiveryCharges = (cardName: string) =>
  `${cardName} became the card that Livery charges`;
export const liveryChargesThisCard =
  'Livery charges this card from the next charge on. Nothing is charged now, and you can choose another card at any time.';
export const charge = (cardName: string) => `Charge ${cardName}?`;

export const liveryCanNotChargeItAny = 'Livery can not charge it any more. Add another card.';
export const hasExpired = (cardName: string) => `${cardName} has expired`;
export const atTheEndOfTheMonth = (expiryWords: string) =>
  `${expiryWords}, at the end of the month. Add another card before then, so that nothing is left unpaid.`;
export const expiresSoon = (cardName: string) => `${cardName} expires soon`;

export const addACard = 'Add a card';
export const cards = 'Cards';
export const theGoLiveChecklistKeeps = 'The go-live checklist keeps this step open until there is one.';
export const noCardYet = 'No card yet';
