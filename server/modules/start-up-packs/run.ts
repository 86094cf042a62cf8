import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import { onBehalfOf, type OnBehalf } from '../../jobs/onBehalf';
import { resumeLostJobs, startResumeJob } from '../../jobs/resumeJobs';
import { runOrFail } from '../../jobs/runOrFail';
import { systemContext } from '../audit/systemContext';
import { companyMay } from '../company/companyMay';
import { packs } from './catalogue/all';
import { itemsOf, writeOutcome, type ItemOutcome } from './itemsSql';
import { isOpen, type Piece } from './pieces/piece';
import { piecesOf } from './pieces/piecesOf';
import { outcomesIn, recordInstallation } from './record';
import { stands } from './show';
import {
  endInstallation,
  lockInstallation,
  unfinishedInstallations,
  type InstallationRow,
  type ItemRow,
} from './sql';

export interface PackJob {
  companyId: string;
  installationId: string;
}

const pieceFor = ({ slug }: InstallationRow, { key }: ItemRow): Piece | undefined => {
  const pack = packs.find((one) => one.slug === slug);
  return pack && piecesOf(pack).find((piece) => piece.key === key);
};

const gone = 'This is no longer a part of the pack.';

async function place(on: OnBehalf, row: InstallationRow, item: ItemRow): Promise<ItemOutcome> {
  const piece = pieceFor(row, item);
  if (!piece) return { outcome: 'Refused', note: gone };
  const conflict = await piece.conflict(on.db, on.companyId);
  // What stood in the way when it was chosen may be gone by now: then it is just added.
  const choice = conflict ? item.choice : 'Add';
  if (!isOpen(conflict, choice)) {
    return { outcome: 'Refused', note: `${conflict?.sentence ?? ''} That was not so when you chose.` };
  }
  return piece.place(on, choice);
}

async function takeBack(on: OnBehalf, row: InstallationRow, item: ItemRow): Promise<ItemOutcome> {
  const piece = pieceFor(row, item);
  const reason = piece ? await piece.takeBack(on, item) : gone;
  return reason === null ? { outcome: 'TakenBack' } : { outcome: 'Left', note: reason };
}

interface Direction {
  next(items: readonly ItemRow[]): ItemRow | undefined;
  work(on: OnBehalf, row: InstallationRow, item: ItemRow): Promise<ItemOutcome>;
  end: 'Finished' | 'Undone';
  moment: 'finished' | 'undone';
}

const directions: Readonly<Partial<Record<InstallationRow['status'], Direction>>> = {
  Running: {
    next: (items) => items.find(({ outcome }) => outcome === 'Waiting'),
    ...{ work: place, end: 'Finished', moment: 'finished' },
  },
  Undoing: {
    next: (items) => items.findLast(stands),
    ...{ work: takeBack, end: 'Undone', moment: 'undone' },
  },
};

const askedBy = ({ status, createdBy, createdByName, undoneBy, undoneByName }: InstallationRow) =>
  status === 'Undoing' && undoneBy && undoneByName
    ? { operatorId: undoneBy, name: undoneByName }
    : { operatorId: createdBy, name: createdByName };

/** One item, and what its row says of it, go in together: a cut between two leaves nothing in doubt or twice. */
async function step(db: Db, services: Services, { companyId, installationId }: PackJob): Promise<boolean> {
  const row = await lockInstallation(db, companyId, installationId);
  const direction = row && directions[row.status];
  if (!direction) return false;
  // It waits while the company is blocked, and is taken up again once it is not.
  if (!(await companyMay(db, companyId, 'finish'))) return false;
  const items = await itemsOf(db, companyId, installationId);
  const item = direction.next(items);
  if (!item) {
    await endInstallation(db, companyId, installationId, direction.end);
    await recordInstallation(
      db,
      systemContext(companyId),
      companyId,
      direction.moment,
      row,
      outcomesIn(items),
    );
    return false;
  }
  const outcome = await direction.work(onBehalfOf(db, services, companyId, askedBy(row)), row, item);
  await writeOutcome(db, companyId, installationId, item.position, outcome);
  await publish(db, { type: 'startUpPackChanged', companyId, installationId });
  return true;
}

async function takeSteps(services: Services, job: PackJob): Promise<void> {
  const { database } = services;
  while (await database.inCompany(job.companyId, (db) => step(db, services, job)));
}

export async function failStartUpPack(services: Services, job: PackJob): Promise<void> {
  const { companyId, installationId } = job;
  await services.database.inCompany(companyId, async (db) => {
    const row = await lockInstallation(db, companyId, installationId);
    if (!row || !directions[row.status]) return;
    const failure =
      row.status === 'Running'
        ? 'Something went wrong on our side. What was added so far is there, and can be taken back.'
        : 'Something went wrong on our side. What is still there can be taken back once more.';
    await endInstallation(db, companyId, installationId, 'Failed', failure);
    const items = await itemsOf(db, companyId, installationId);
    await recordInstallation(db, systemContext(companyId), companyId, 'failed', row, outcomesIn(items));
  });
}

/** Takes an installation, or its taking back, on from where it is. */
export const runStartUpPack = (services: Services, job: PackJob): Promise<void> =>
  runOrFail(
    () => takeSteps(services, job),
    () => failStartUpPack(services, job),
  );

export const resumeStartUpPacks = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    ...{ name: 'run-start-up-pack', failing: 'fail-start-up-pack' },
    running: unfinishedInstallations,
  });

const everyFiveMinutes = { everyMinutes: 5 };

/** Starts working installations in this process, and takes up those that a dead one has left. */
export async function startInstallingPacks(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-start-up-pack', (job) => runStartUpPack(services, job));
  await jobs.work('fail-start-up-pack', (job) => failStartUpPack(services, job));
  await startResumeJob(services, 'resume-start-up-packs', everyFiveMinutes, resumeStartUpPacks);
}
