/** How many words a text has, for the record and for who looks at a list of changes. */
export const wordsIn = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
