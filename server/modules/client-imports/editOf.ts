import type { ClientEdit, ClientPatch } from '../clients/editing';
import type { UpdateReading } from './parseRow';

/** Exports of earlier releases did not quote tags that contain a separator. */
const legacyTagsCell = (tags: readonly string[]): string => tags.join('; ');

/** Returns the edit of a row. Omits tags that an earlier release exported from the client's current tags. */
export function editOf(
  id: string,
  { patch, tagsCell }: Extract<UpdateReading, { patch: ClientPatch }>,
  current: ClientPatch | undefined,
): ClientEdit {
  const { tags, ...others } = patch;
  return { id, patch: tags && current?.tags && tagsCell === legacyTagsCell(current.tags) ? others : patch };
}
