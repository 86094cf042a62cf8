export function countWords(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const words = /\S+/g;
  let count = 0;
  while (words.test(text)) count += 1;
  return count;
}
