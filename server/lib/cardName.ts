/** Returns the name of a card, such as `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand} ending in ${last4}`;
