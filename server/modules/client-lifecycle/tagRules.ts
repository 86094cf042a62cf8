import { mostTags } from '../clients/fields';
import type { ClientStanding } from './standing';
import { changed, refused, unchanged, type Change } from './verdicts';

export function addTags(standing: ClientStanding, added: readonly string[]): Change {
  const tags = [...new Set([...standing.tags, ...added])];
  if (tags.length === standing.tags.length) return unchanged;
  if (tags.length > mostTags) return refused(`Clients can have ${mostTags} tags at most.`, 'tags');
  return changed({ ...standing, tags });
}

export function removeTags(standing: ClientStanding, removed: readonly string[]): Change {
  const tags = standing.tags.filter((tag) => !removed.includes(tag));
  return tags.length === standing.tags.length ? unchanged : changed({ ...standing, tags });
}
