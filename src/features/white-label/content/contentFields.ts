/** The editable content of a legal page or quick guide. Legal pages have no summary. */
export interface ContentFields {
  title: string;
  summary: string;
  html: string;
}

export const isSameContent = (a: ContentFields, b: ContentFields): boolean =>
  a.title === b.title && a.summary === b.summary && a.html === b.html;
