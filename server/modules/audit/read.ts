import type { Context } from '../../context';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { ActorType, AuditEventPage, AuditFacets, QueryAuditEventsArgs } from '../../schema.generated';
import { cursorOf, placeOf } from '../client-activity/cursor';
import { readerLocale } from '../my-account/readerLocale';
import { auditPageInput } from './input';
import { presentEvent } from './present';
import { actingOperators, auditEventRows, valuesOnRecord } from './readSql';
import { settledSelection } from './settling';

/** What was done in the company, newest first, from where the page before it ended. */
export async function auditEvents(ctx: Context, args: QueryAuditEventsArgs): Promise<AuditEventPage> {
  const viewer = authorise(ctx.viewer, 'Admin', 'read');
  const { companyId } = viewer;
  const { first, ...query } = parseInput(auditPageInput, { ...args, first: args.first ?? 50 });
  const after = placeOf(args.after);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { selection, surroundings } = await settledSelection(db, companyId, query);
    const rows = await auditEventRows(db, companyId, selection, after, first + 1);
    const shown = rows.slice(0, first);
    const last = shown.at(-1);
    const locality = { ...surroundings, locale: await readerLocale(db, viewer, ctx.caller) };
    return {
      items: shown.map((row) => presentEvent(row, locality)),
      nextCursor: rows.length > first && last ? cursorOf(last) : null,
    };
  });
}

/** Who did anything, and what of all there is was done. */
export async function auditFacets(ctx: Context): Promise<AuditFacets> {
  const { companyId } = authorise(ctx.viewer, 'Admin', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => ({
    actors: (await actingOperators(db, companyId)).map((actor) => ({ ...actor, type: 'Operator' as const })),
    actorTypes: await valuesOnRecord<ActorType>(db, companyId, 'actor_type'),
    actions: await valuesOnRecord(db, companyId, 'action'),
    targetTypes: await valuesOnRecord(db, companyId, 'target_type'),
  }));
}
