export const joinLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .join('');
