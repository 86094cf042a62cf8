import { foldText } from '../../../contract/foldText';
import { auditActions, type Db } from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import type { AuditQuery, CheckedAuditFilter } from './input';
import {
  findMatchingEvents,
  findMatchingOperators,
  loadQueryContext,
  type QueryContext,
} from './selection.repository';

interface SearchMatches {
  /** The search text, compared with IP addresses, and with target labels if `events` is `Many`. */
  text: string;
  /** Ids of the events whose target label matches, or `Many` if there are too many to list. */
  events: 'Many' | readonly string[];
  operators: readonly string[];
  actions: readonly string[];
}

/** A query with its search matches and dates resolved. */
export interface AuditSelection {
  filter: CheckedAuditFilter;
  /**
   * The start of the range's first day, or null if the range has none. `until` is the exclusive end, or null.
   */
  from: string | null;
  until: string | null;
  /** Null without a search. */
  matches: SearchMatches | null;
}

const splitCamelCase = (action: string): string =>
  action.replace(/[.A-Z]/g, (character) => ` ${character}`).toLowerCase();

/** Returns the actions that match a search such as `planChanged` or `plan changed`. */
const matchingActions = (search: string): string[] => {
  const foldedSearch = foldText(search);
  return auditActions.filter(
    (action) =>
      action.toLowerCase().includes(foldedSearch) ||
      splitCamelCase(action).replaceAll(' .', '').includes(foldedSearch),
  );
};

async function findMatches(db: Db, companyId: string, search: string): Promise<SearchMatches> {
  return {
    text: search,
    events: await findMatchingEvents(db, search),
    operators: await findMatchingOperators(db, companyId, search),
    actions: matchingActions(search),
  };
}

/** Resolves the search and dates of a query. Throws `NOT_FOUND` for an unknown actor or target. */
export async function resolveSelection(
  db: Db,
  companyId: string,
  { search, filter }: AuditQuery,
): Promise<{ selection: AuditSelection; queryContext: QueryContext }> {
  const { actorIds, targetId } = filter;
  if (!actorIds.every(isId)) throw notFound();
  if (targetId !== null && !isId(targetId)) throw notFound();
  const queryContext = await loadQueryContext(db, companyId, filter);
  if (queryContext.knownActors < actorIds.length) throw notFound();
  if (!queryContext.isTargetKnown) throw notFound();
  const matches = search === '' ? null : await findMatches(db, companyId, search);
  const { from, until } = queryContext;
  return { selection: { filter, from, until, matches }, queryContext };
}
