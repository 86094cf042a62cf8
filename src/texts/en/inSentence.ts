/** Returns a label as written within a sentence. Languages that capitalize nouns return it unchanged. */
export const inSentence = (label: string): string => label.toLowerCase();
