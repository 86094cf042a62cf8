import {
  authorize,
  type Context,
  type Db,
  type InstallStartUpPackInput,
  runOnce,
  type StartUpPackInstallation,
  type Viewer,
} from '../../platform';
import { badInput, conflict, type DomainError, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { contentText, t } from '../../lib/i18n/i18n';
import type { StartUpPackChoice } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { packNamed, type Pack } from './catalog';
import { auditInstallation, canUndo, isInstalled, loadInstallation, undoDeadline } from './installation';
import { itemsOfPack } from './packItems';
import {
  hasRunningInstallation,
  insertInstallation,
  insertInstallationItems,
  loadInstallationItems,
  loadLatestInstallations,
  lockInstallation,
  startUndo,
  type InstallationRow,
  type ItemRow,
} from './startUpPacks.repository';

const concurrentInstallationError = (): DomainError =>
  conflict(t('Another pack is being installed or uninstalled. Try again when it has finished.'));

function validateChoices(pack: Pack, { choices, version }: InstallStartUpPackInput) {
  if (version !== pack.version) {
    throw conflict(t('A newer version of this pack is available. Preview it again.'));
  }
  const choiceByKey = new Map<string, StartUpPackChoice>(choices.map(({ key, choice }) => [key, choice]));
  const packItems = itemsOfPack(pack);
  if ([...choiceByKey.keys()].some((key) => !packItems.some((packItem) => packItem.key === key))) {
    throw badInput({ choices: t('This pack has changed. Preview it again.') });
  }
  const items = packItems.map(({ key, name }) => ({
    key,
    name,
    choice: choiceByKey.get(key) ?? ('Skip' as const),
  }));
  if (items.every(({ choice }) => choice === 'Skip'))
    throw badInput({ choices: t('Choose at least one item.') });
  return items;
}

async function assertNotInstalled(db: Db, companyId: string, { slug, version, name }: Pack): Promise<void> {
  const latest = (await loadLatestInstallations(db, companyId)).find((row) => row.slug === slug);
  if (latest?.status === 'Finished' && latest.version === version) {
    throw conflict(
      t('{name} is already installed. To install it again, uninstall it first.', {
        name: contentText(name),
      }),
    );
  }
}

async function createInstallation(
  db: Db,
  ctx: Context,
  { companyId, operatorId, name }: Viewer,
  pack: Pack,
  items: ReturnType<typeof validateChoices>,
): Promise<string> {
  const { slug, version } = pack;
  await assertNotInstalled(db, companyId, pack);
  const id = newId();
  const installation = { id, slug, version, createdBy: operatorId, createdByName: name };
  if (!(await insertInstallation(db, companyId, installation))) throw concurrentInstallationError();
  await insertInstallationItems(db, companyId, id, items);
  await auditInstallation(db, ctx, companyId, 'started', installation, [
    { field: 'version', before: null, after: version },
  ]);
  await ctx.services.jobs.enqueue(db, 'run-start-up-pack', { companyId, installationId: id });
  return id;
}

/**
 * Stores the chosen items and enqueues the job that installs them, so that a crash does not stop the
 * installation.
 */
export async function installStartUpPack(
  ctx: Context,
  input: InstallStartUpPackInput,
  key: string,
): Promise<StartUpPackInstallation> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  const pack = packNamed(input.slug);
  const idempotency = { key, operation: 'installStartUpPack', request: input };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const id = await runOnce(db, companyId, idempotency, () =>
      createInstallation(db, ctx, viewer, pack, validateChoices(pack, input)),
    );
    return loadInstallation(db, companyId, id);
  });
}

function undoRefusalOf(row: InstallationRow, items: readonly ItemRow[]): string {
  if (row.status === 'Undone') return t('This pack was already uninstalled.');
  if (!items.some(isInstalled)) return t('This pack added nothing, so there’s nothing to uninstall.');
  if (undoDeadline(row) <= new Date()) return t('You can uninstall a pack only within 30 days.');
  return t('This pack is still being installed. Try again when it has finished.');
}

/**
 * Enqueues the job that removes the installed items, except those changed since. Throws `NOT_FOUND` for an
 * unknown installation, and `CONFLICT` if it cannot be undone or another one is in progress.
 */
export async function undoStartUpPack(ctx: Context, id: string): Promise<StartUpPackInstallation> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await lockInstallation(db, companyId, id);
    if (!row) throw notFound();
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
