/** Holds what was an element's style attribute. */
export const styleAttribute = 'data-pasted-style';

/** Holds what was a style element: what is in it stays text. */
export const sheetElement = 'title';

export const styleOf = (element: Element): string => element.getAttribute(styleAttribute) ?? '';

// As a browser reads them: a quoted value may contain a `>`.
const tags = /<[a-z](?:[^>=]|=(?:\s*(?:"[^"]*"|'[^']*'))?)*/gi;

/**
 * Renames style attributes and style elements. The Content-Security-Policy also covers documents that are parsed and
 * never shown, so the browser would report each of them and ignore its style.
 */
export const setAsideStyles = (html: string): string =>
  html
    .replace(/<(\/?)style(?=[\s/>])/gi, `<$1${sheetElement}`)
    .replace(tags, (tag) => tag.replace(/([\s"'/])style(?=\s*=)/gi, `$1${styleAttribute}`));
