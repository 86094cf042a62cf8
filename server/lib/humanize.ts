/** Converts an enum value to text: `PartiallyRefunded` becomes `Partially refunded`. */
export const humanize = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
