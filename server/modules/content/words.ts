/** How many words a text has, for the record and for who looks at a list of changes. */
export function wordsIn(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const words = /\S+/g;
  let count = 0;
  while (words.test(text)) count += 1;
  return count;
}
