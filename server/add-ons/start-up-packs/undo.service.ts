import { authorize, type Context, type StartUpPackInstallation } from '../../platform';
import { conflict, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { concurrentInstallationError } from './install.service';
import { loadInstallationItems } from './items.repository';
import { auditInstallation } from './auditInstallation';
import { canUndo, loadInstallation, isInstalled, undoDeadline } from './presentInstallation';
import {
  startUndo,
  hasRunningInstallation,
  lockInstallation,
  type InstallationRow,
  type ItemRow,
} from './startUpPacks.repository';

function undoRefusalOf(row: InstallationRow, items: readonly ItemRow[]): string {
  if (row.status === 'Undone') return 'This pack was taken back already.';
  if (!items.some(isInstalled)) return 'This pack has added nothing, so there is nothing to take back.';
  if (undoDeadline(row) <= new Date()) return 'A pack can be taken back for 30 days, and these are over.';
  return 'This pack is not installed to the end yet. Wait until it is.';
}

/**
 * Enqueues the job that removes the installed items, except those changed since. Throws `NOT_FOUND` for an
 * unknown installation, and `CONFLICT` if it cannot be undone or another one is in progress.
 */
export async function undoStartUpPack(ctx: Context, id: string): Promise<StartUpPackInstallation> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  if (!isId(id)) throw notFound('installation');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await lockInstallation(db, companyId, id);
    if (!row) throw notFound('installation');
    // A repeated request returns the running undo.
    if (row.status === 'Undoing') return loadInstallation(db, companyId, id);
    const items = await loadInstallationItems(db, companyId, id);
    if (!canUndo(row, items)) throw conflict(undoRefusalOf(row, items));
    if (await hasRunningInstallation(db, companyId)) throw concurrentInstallationError();
    await startUndo(db, companyId, id, viewer);
    await auditInstallation(db, ctx, companyId, 'undoStarted', row);
    await ctx.services.jobs.enqueue(db, 'run-start-up-pack', { companyId, installationId: id });
    return loadInstallation(db, companyId, id);
  });
}
