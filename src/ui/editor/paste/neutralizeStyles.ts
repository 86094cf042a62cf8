/** Name of the attribute that replaces `style`. */
export const styleAttribute = 'data-pasted-style';

/** Name of the element that replaces `style`. The parser keeps its content as text. */
export const sheetElement = 'title';

export const styleOf = (element: Element): string => element.getAttribute(styleAttribute) ?? '';

// Matches start tags as browsers parse them: a quoted value may contain `>`.
const startTags = /<[a-z](?:[^>=]|=(?:\s*(?:"[^"]*"|'[^']*'))?)*/gi;

/**
 * Renames style attributes and elements before parsing. The Content-Security-Policy also covers parsed
 * documents that are never shown, so the browser would report and ignore their styles.
 */
export const neutralizeStyles = (html: string): string =>
  html
    .replace(/<(\/?)style(?=[\s/>])/gi, `<$1${sheetElement}`)
    .replace(startTags, (tag) => tag.replace(/([\s"'/])style(?=\s*=)/gi, `$1${styleAttribute}`));
