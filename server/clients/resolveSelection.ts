import type { Db } from '../platform';
import type { SearchMatches } from './conditions';
import { activeFilterNames } from './counting';
import type { ClientIdCache } from './clientIdCache';
import { maxListedIds } from './search';
import { estimateSearchShare, findMatchingClients } from './search.repository';
import { validateReferences, type Selection } from './selection';
import { loadFilterContext } from './selection.repository';

// Broader searches are not resolved to ids, because a scan in list order soon finds enough clients.
const broadShare = 0.02;

async function resolveSearch(
  db: Db,
  companyId: string,
  { search, found }: Selection,
  cache: ClientIdCache,
): Promise<SearchMatches> {
  if (search === '' || found !== 'Unknown') return found;
  const share = await cache.share(companyId, search, () => estimateSearchShare(db, companyId, search));
  if (share >= broadShare) return { share };
  const ids = await findMatchingClients(db, search);
  return ids === 'Many' ? { share } : ids;
}

/**
 * Resolves the search, day bounds and estimates that list queries need. Throws `BAD_USER_INPUT` or
 * `NOT_FOUND` if a selected plan or client is not in the company.
 */
export async function resolveSelection(
  db: Db,
  companyId: string,
  checked: Selection,
  cache: ClientIdCache,
): Promise<Selection> {
  await validateReferences(db, companyId, checked);
  const selection = { ...checked, found: await resolveSearch(db, companyId, checked, cache) };
  const { filter } = selection;
  const context = activeFilterNames(filter) === '' ? null : await loadFilterContext(db, companyId, selection);
  if (!context) return selection;
  const resolved = {
    ...selection,
    bounds: context.bounds,
    isTagCommon: context.tagCount > maxListedIds,
    isMovementCommon: context.movementCount > maxListedIds,
  };
  if (filter.activeOn === null || filter.activeOn < context.today) return resolved;
  // Paying at the end of today or a later day means paying now.
  return { ...resolved, isPayingNow: true, filter: { ...filter, activeOn: null } };
}
