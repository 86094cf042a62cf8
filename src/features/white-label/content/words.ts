/** What a person writes: a legal page has no summary. */
export interface Words {
  title: string;
  summary: string;
  html: string;
}

export const isSame = (one: Words, other: Words): boolean =>
  one.title === other.title && one.summary === other.summary && one.html === other.html;
