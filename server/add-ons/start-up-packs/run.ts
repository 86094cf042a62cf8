import {
  type Db,
  type OnBehalf,
  onBehalfOf,
  resumeLostJobs,
  runOrFail,
  type Services,
  startResumeJob,
  systemContext,
} from '../../platform';
import { isCompanyActionAllowed } from '../../company';
import { findPack } from './catalog';
import { auditInstallation, countOutcomes, isInstalled } from './installation';
import { installationMessages } from './messages';
import { isAllowedChoice, type PackItem } from './packItem';
import { itemsOfPack } from './packItems';
import {
  endInstallation,
  loadInstallationItems,
  loadUnfinishedInstallations,
  lockInstallation,
  updateItemOutcome,
  type InstallationRow,
  type ItemOutcome,
  type ItemRow,
} from './startUpPacks.repository';

export interface PackJob {
  companyId: string;
  installationId: string;
}

const packItemOf = ({ slug }: InstallationRow, { key }: ItemRow): PackItem | undefined => {
  const pack = findPack(slug);
  return pack && itemsOfPack(pack).find((packItem) => packItem.key === key);
};

const { store } = installationMessages;

async function installItem(context: OnBehalf, row: InstallationRow, item: ItemRow): Promise<ItemOutcome> {
  const packItem = packItemOf(row, item);
  if (!packItem) return { outcome: 'Refused', note: store('NotInPack') };
  const conflict = await packItem.findConflict(context.db, context.companyId);
  // If the conflict no longer exists, the operator's choice does not apply and the item is added.
  const choice = conflict ? item.choice : 'Add';
  if (!isAllowedChoice(conflict, choice)) {
    return { outcome: 'Refused', note: store('ChangedAfterPreview', { conflict: conflict?.message }) };
  }
  return packItem.install(context, choice);
}

async function undoItem(context: OnBehalf, row: InstallationRow, item: ItemRow): Promise<ItemOutcome> {
  const packItem = packItemOf(row, item);
  const reason = packItem ? await packItem.undo(context, item) : 'NotInPack';
  return reason === null ? { outcome: 'TakenBack' } : { outcome: 'Left', note: store(reason) };
}

interface Direction {
  nextItem(items: readonly ItemRow[]): ItemRow | undefined;
  processItem(context: OnBehalf, row: InstallationRow, item: ItemRow): Promise<ItemOutcome>;
  finalStatus: 'Finished' | 'Undone';
  finalPhase: 'finished' | 'undone';
}

const directions: Readonly<Partial<Record<InstallationRow['status'], Direction>>> = {
  Running: {
    nextItem: (items) => items.find(({ outcome }) => outcome === 'Waiting'),
    ...{ processItem: installItem, finalStatus: 'Finished', finalPhase: 'finished' },
  },
  Undoing: {
    nextItem: (items) => items.findLast(isInstalled),
    ...{ processItem: undoItem, finalStatus: 'Undone', finalPhase: 'undone' },
  },
};

const requesterOf = ({ status, createdBy, createdByName, undoneBy, undoneByName }: InstallationRow) =>
  status === 'Undoing' && undoneBy && undoneByName
    ? { operatorId: undoneBy, name: undoneByName }
    : { operatorId: createdBy, name: createdByName };

/**
 * Processes the next item and stores its outcome in the same transaction, so that a crash neither loses nor
 * repeats the item. Ends the installation or undo if no item remains. Returns whether to continue.
 */
async function processNextItem(
  db: Db,
  services: Services,
  { companyId, installationId }: PackJob,
): Promise<boolean> {
  const row = await lockInstallation(db, companyId, installationId);
  const direction = row && directions[row.status];
  if (!direction) return false;
  // The installation of a blocked company stays unfinished. The resume job continues it after the company is
  // unblocked.
  if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return false;
  const items = await loadInstallationItems(db, companyId, installationId);
  const item = direction.nextItem(items);
  if (!item) {
    await endInstallation(db, companyId, installationId, direction.finalStatus);
    await auditInstallation(
      db,
      systemContext(companyId),
      companyId,
      direction.finalPhase,
      row,
      countOutcomes(items),
    );
    return false;
  }
  const outcome = await direction.processItem(
    onBehalfOf(db, services, companyId, requesterOf(row)),
    row,
    item,
  );
  await updateItemOutcome(db, companyId, installationId, item.position, outcome);
  await db.publish({ type: 'startUpPackChanged', companyId, installationId });
  return true;
}

async function processItems(services: Services, job: PackJob): Promise<void> {
  const { database } = services;
  while (await database.inCompany(job.companyId, (db) => processNextItem(db, services, job)));
}

export async function failStartUpPack(services: Services, job: PackJob): Promise<void> {
  const { companyId, installationId } = job;
  await services.database.inCompany(companyId, async (db) => {
    const row = await lockInstallation(db, companyId, installationId);
    if (!row || !directions[row.status]) return;
    const failure = store(row.status === 'Running' ? 'InstallationFailed' : 'UndoFailed');
    await endInstallation(db, companyId, installationId, 'Failed', failure);
    const items = await loadInstallationItems(db, companyId, installationId);
    await auditInstallation(db, systemContext(companyId), companyId, 'failed', row, countOutcomes(items));
  });
}

/**
 * Continues an installation or its undo at the next item. Rethrows errors, after marking the installation as
 * failed unless the error is `UNAVAILABLE`.
 */
export const runStartUpPack = (services: Services, job: PackJob): Promise<void> =>
  runOrFail(
    () => processItems(services, job),
    () => failStartUpPack(services, job),
  );

export const resumeStartUpPacks = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    ...{ name: 'run-start-up-pack', failing: 'fail-start-up-pack' },
    running: loadUnfinishedInstallations,
  });

const everyFiveMinutes = { everyMinutes: 5 };

/** Registers the installation workers, and the job that resumes installations after a crash. */
export async function startStartUpPackWorkers(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-start-up-pack', (job) => runStartUpPack(services, job));
  await jobs.work('fail-start-up-pack', (job) => failStartUpPack(services, job));
  await startResumeJob(services, 'resume-start-up-packs', everyFiveMinutes, resumeStartUpPacks);
}
