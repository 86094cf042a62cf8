/** How a label is written within a sentence; a language whose nouns begin with capitals leaves it as it is. */
export const inSentence = (label: string): string => label.toLowerCase();
