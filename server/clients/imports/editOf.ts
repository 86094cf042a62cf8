import type { ClientEdit, ClientPatch } from '../editing.repository';
import type { UpdateReading } from './parseRow';

/**
 * Returns the tags cell as earlier releases exported it, without quotation marks around tags that contain a
 * separator.
 */
const legacyTagsCell = (tags: readonly string[]): string => tags.join('; ');

/**
 * Returns the edit of a row. Omits tags that are unchanged since an export by an earlier release, because
 * tags that contain a separator would be split.
 */
export function editOf(
  id: string,
  { patch, tagsCell }: Extract<UpdateReading, { patch: ClientPatch }>,
  current: ClientPatch | undefined,
): ClientEdit {
  const { tags, ...others } = patch;
  return { id, patch: tags && current?.tags && tagsCell === legacyTagsCell(current.tags) ? others : patch };
}
