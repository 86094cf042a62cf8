import { sanitizeText } from './contentPool';
import type { TextContent } from './input';

/** Sanitizes a stored text with the current rules, which may be stricter than when it was stored. */
export const sanitizeStoredText = async (companyId: string, text: TextContent): Promise<TextContent> => ({
  ...text,
  html: await sanitizeText(companyId, text.html),
});

/**
 * Sanitizes the stored texts that an editor opens. Call it outside a transaction, so that waiting for a
 * worker occupies no connection.
 */
export const sanitizeDetail = async <Detail extends { text: TextContent; published?: TextContent | null }>(
  companyId: string,
  detail: Detail,
): Promise<Detail> => ({
  ...detail,
  text: await sanitizeStoredText(companyId, detail.text),
  published: detail.published && (await sanitizeStoredText(companyId, detail.published)),
});
