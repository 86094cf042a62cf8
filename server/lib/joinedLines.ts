/** Joins the lines of indented HTML. */
export const joinedLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .join('');
