export const maxTags = 20;
export const maxTagLength = 30;

/** Returns the distinct tags of a comma-separated text. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
