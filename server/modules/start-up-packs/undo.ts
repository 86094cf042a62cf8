import type { Context } from '../../context';
import { DomainError, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { StartUpPackInstallation } from '../../schema.generated';
import { refuseBeside } from './install';
import { itemsOf } from './itemsSql';
import { recordInstallation } from './record';
import { canUndo, shownInstallation, stands, undoUntil } from './show';
import { beginUndoing, isOneRunning, lockInstallation, type InstallationRow, type ItemRow } from './sql';

function reasonAgainst(row: InstallationRow, items: readonly ItemRow[]): string {
  if (row.status === 'Undone') return 'This pack was taken back already.';
  if (!items.some(stands)) return 'This pack has added nothing, so there is nothing to take back.';
  if (undoUntil(row) <= new Date()) return 'A pack can be taken back for 30 days, and these are over.';
  return 'This pack is not installed to the end yet. Wait until it is.';
}

/** Leaves the work to a job: what was changed since the pack added it stays. */
export async function undoStartUpPack(ctx: Context, id: string): Promise<StartUpPackInstallation> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  if (!isId(id)) throw notFound('installation');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await lockInstallation(db, companyId, id);
    if (!row) throw notFound('installation');
    // Pressed twice.
    if (row.status === 'Undoing') return shownInstallation(db, companyId, id);
    const items = await itemsOf(db, companyId, id);
    if (!canUndo(row, items)) throw new DomainError('CONFLICT', reasonAgainst(row, items));
    if (await isOneRunning(db, companyId)) throw refuseBeside();
    await beginUndoing(db, companyId, id, viewer);
    await recordInstallation(db, ctx, companyId, 'undoStarted', row);
    await ctx.services.jobs.enqueue(db, 'run-start-up-pack', { companyId, installationId: id });
    return shownInstallation(db, companyId, id);
  });
}
