/**
 * Removes all characters of a set from the end of a text in linear time. The pattern `/x+$/` takes quadratic
 * time.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
