import {
  authorize,
  type Context,
  type Db,
  type EventOf,
  type Operator,
  type Services,
  type WhiteLabelledCustomer,
  writeAuditEvent,
} from '../platform';
import { accountRemoved, notFound } from '../lib/errors';
import { changedFields } from '../lib/changedFields';
import type { CompanyDetails } from './input';
import { toCompany, toOperator } from './present';
import { companyById, operatorWithCompany, setCompanyDetails } from './company.repository';

/** Loads the company in the caller's transaction. Throws `NOT_FOUND` if it does not exist. */
export async function loadCompany(
  db: Db,
  settings: Services['settings'],
  companyId: string,
): Promise<WhiteLabelledCustomer> {
  const row = await companyById(db, companyId);
  if (!row) throw notFound('company');
  return toCompany(settings, row);
}

export async function currentOperator(ctx: Context): Promise<Operator> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { database, settings } = ctx.services;
  return database.inCompany(viewer.companyId, async (db) => {
    const row = await operatorWithCompany(db, viewer.companyId, viewer.operatorId);
    if (!row) throw accountRemoved();
    return toOperator(settings, row, viewer.permissions);
  });
}

/** Saves validated details, audits the change and notifies open consoles, in the caller's transaction. */
export async function saveCompanyDetails(
  db: Db,
  ctx: Context,
  companyId: string,
  details: CompanyDetails,
): Promise<void> {
  const before = await companyById(db, companyId);
  if (!before) throw notFound('company');
  await setCompanyDetails(db, companyId, details);
  await writeAuditEvent(db, ctx, {
    action: 'company.updated',
    targetType: 'Company',
    targetId: companyId,
    targetLabel: details.name,
    changes: changedFields({ ...before, timeZone: before.time_zone }, details),
  });
  await db.publish({ type: 'companyChanged', companyId });
}

export function companyChanges(ctx: Context): AsyncIterableIterator<EventOf<'companyChanged'>> {
  const { companyId } = authorize(ctx.viewer, null, 'shell');
  return ctx.services.events.subscribe('companyChanged', companyId, ctx.readAt);
}

const companyByEvent = new WeakMap<EventOf<'companyChanged'>, Promise<WhiteLabelledCustomer>>();

/** Loads the company once per event for all sockets of this process. */
export function companyAfter(ctx: Context, event: EventOf<'companyChanged'>): Promise<WhiteLabelledCustomer> {
  const { database, settings } = ctx.services;
  const loading =
    companyByEvent.get(event) ??
    database.inCompany(event.companyId, (db) => loadCompany(db, settings, event.companyId));
  companyByEvent.set(event, loading);
  // Evicts a failed load, so that the next caller retries.
  loading.catch(() => companyByEvent.delete(event));
  return loading;
}
