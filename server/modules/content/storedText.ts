import { sanitiseText } from './contentPool';
import type { Text } from './input';

/** Sanitises a stored text by the current rules, which may be stricter than when it was stored. */
export const readStored = async (companyId: string, text: Text): Promise<Text> => ({
  ...text,
  html: await sanitiseText(companyId, text.html),
});

/** Does the same for the text that an editor opens. Must run outside of a transaction. */
export const readDetail = async <Detail extends { text: Text; published?: Text | null }>(
  companyId: string,
  detail: Detail,
): Promise<Detail> => ({
  ...detail,
  text: await readStored(companyId, detail.text),
  published: detail.published && (await readStored(companyId, detail.published)),
});
