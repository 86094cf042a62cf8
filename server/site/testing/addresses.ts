/** Every address that a page leads to or loads, in the order they stand there. */
export const addressesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
