import { maxTags } from '../../../contract/clients';
import type { ClientState } from './clientState';
import { changed, refused, unchanged, type ChangeResult } from './changeResult';

export function addTags(state: ClientState, added: readonly string[]): ChangeResult {
  const tags = [...new Set([...state.tags, ...added])];
  if (tags.length === state.tags.length) return unchanged;
  if (tags.length > maxTags) return refused(`Clients can have ${maxTags} tags at most.`, 'tags');
  return changed({ ...state, tags });
}

export function removeTags(state: ClientState, removed: readonly string[]): ChangeResult {
  const tags = state.tags.filter((tag) => !removed.includes(tag));
  return tags.length === state.tags.length ? unchanged : changed({ ...state, tags });
}
