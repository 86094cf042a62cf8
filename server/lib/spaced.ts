/** `PartiallyRefunded` as `Partially refunded`. */
export const spaced = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
