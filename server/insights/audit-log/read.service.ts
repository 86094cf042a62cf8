import {
  type AuditEventPage,
  type AuditFacets,
  authorize,
  type Context,
  type QueryAuditEventsArgs,
} from '../../platform';
import { viewerLocale } from '../../identity';
import { parseInput } from '../../lib/parseInput';
import type { ActorType } from '../../../contract/enums';
import { cursorOf, parseCursor } from '../client-activity/cursor';
import { auditPageInput } from './input';
import { presentEvent } from './present';
import { selectActors, auditEventRows, selectDistinctValues } from './read.repository';
import { resolveSelection } from './selection';

/** Returns a page of the company's audit events, newest first. */
export async function auditEvents(ctx: Context, args: QueryAuditEventsArgs): Promise<AuditEventPage> {
  const viewer = authorize(ctx.viewer, 'Admin', 'read');
  const { companyId } = viewer;
  const { first, ...query } = parseInput(auditPageInput, { ...args, first: args.first ?? 50 });
  const after = parseCursor(args.after);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { selection, queryContext } = await resolveSelection(db, companyId, query);
    const rows = await auditEventRows(db, companyId, selection, after, first + 1);
    const page = rows.slice(0, first);
    const lastRow = page.at(-1);
    const locality = { ...queryContext, locale: await viewerLocale(db, viewer, ctx.caller) };
    return {
      items: page.map((row) => presentEvent(row, locality)),
      nextCursor: rows.length > first && lastRow ? cursorOf(lastRow) : null,
    };
  });
}

/** Returns the operators, actor types, actions and target types that occur in the audit log. */
export async function auditFacets(ctx: Context): Promise<AuditFacets> {
  const { companyId } = authorize(ctx.viewer, 'Admin', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => ({
    actors: (await selectActors(db, companyId)).map((actor) => ({ ...actor, type: 'Operator' as const })),
    actorTypes: await selectDistinctValues<ActorType>(db, companyId, 'actor_type'),
    actions: await selectDistinctValues(db, companyId, 'action'),
    targetTypes: await selectDistinctValues(db, companyId, 'target_type'),
  }));
}
