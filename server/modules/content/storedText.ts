import { sanitiseText } from './contentPool';
import type { Text } from './input';

/** Returns a stored text by the rules of today, which may be stricter than those it was stored by. */
export const readStored = async (companyId: string, text: Text): Promise<Text> => ({
  ...text,
  html: await sanitiseText(companyId, text.html),
});

/** The same for what an editor opens with. It must run outside of a transaction. */
export const readDetail = async <Detail extends { text: Text; published?: Text | null }>(
  companyId: string,
  detail: Detail,
): Promise<Detail> => ({
  ...detail,
  text: await readStored(companyId, detail.text),
  published: detail.published && (await readStored(companyId, detail.published)),
});
