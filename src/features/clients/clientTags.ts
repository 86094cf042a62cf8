export const maxTags = 20;
export const maxTagLength = 30;

/** The tags of a text with commas between, each once. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
