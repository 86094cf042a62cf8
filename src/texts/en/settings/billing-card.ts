export const theCardThatLiveryCharges = 'The card that Livery charges for your own subscription.';
