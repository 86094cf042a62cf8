/** Returns the URLs that a page links to, loads or submits to, in document order. */
export const urlsIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, url = '']) => url);
