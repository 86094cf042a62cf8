/** Returns HTML that was indented for its reader on one line, without the indentation. */
export const joinedLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .join('');
