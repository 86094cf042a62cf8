import type { ClientEdit, ClientPatch } from '../clients/editing';
import type { UpdateReading } from './readRow';

/** Exports of earlier releases wrote tags without quotation marks around those that contain a separator. */
const earlierCell = (tags: readonly string[]): string => tags.join('; ');

/** Returns the edit of a row, without tags that an earlier release exported from the client as they are now. */
export function editOf(
  id: string,
  { patch, tagsCell }: Extract<UpdateReading, { patch: ClientPatch }>,
  now: ClientPatch | undefined,
): ClientEdit {
  const { tags, ...others } = patch;
  return { id, patch: tags && now?.tags && tagsCell === earlierCell(now.tags) ? others : patch };
}
