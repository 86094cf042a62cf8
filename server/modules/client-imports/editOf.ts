import type { ClientEdit, ClientPatch } from '../clients/editing';
import type { UpdateReading } from './parseRow';

/**
 * Returns the tags cell in exports of earlier releases, which did not quote tags that contain a separator.
 */
const legacyTagsCell = (tags: readonly string[]): string => tags.join('; ');

/**
 * Returns the edit of a row. Omits the tags if the cell equals the client's current tags in the export format
 * of earlier releases.
 */
export function editOf(
  id: string,
  { patch, tagsCell }: Extract<UpdateReading, { patch: ClientPatch }>,
  current: ClientPatch | undefined,
): ClientEdit {
  const { tags, ...others } = patch;
  return { id, patch: tags && current?.tags && tagsCell === legacyTagsCell(current.tags) ? others : patch };
}
