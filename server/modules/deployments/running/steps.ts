import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../../context';
import type { Db } from '../../../db/database';
import { publish } from '../../../events';
import type { DeploymentStepName } from '../../../schema.generated';
import { publicPaths } from '../../../site/publicPaths';
import { companyMay } from '../../company/companyMay';
import { companyById } from '../../company/sql';
import { takeSubdomain } from '../../company/takeSubdomain';
import { changesOf } from '../changes';
import { readSnapshot } from '../snapshot';
import { publishSnapshot, publishedSnapshot, takeSnapshot, withdrawSite } from '../snapshotSql';
import type { SessionRow } from '../sql';
import { lookAt } from './lookAt';
import { setSnapshot } from './sql';

/** What keeps a deployment from going on: its message is for people. */
export class DeploymentProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Job {
  companyId: string;
  sessionId: string;
}

/** `work` happens in the transaction that notes the step as done, `look` before it and outside of any. */
export interface Step {
  look?(services: Services, job: Job, session: SessionRow): Promise<string | null>;
  work?(db: Db, companyId: string, session: SessionRow): Promise<string | null>;
}

async function hostOf({ database, settings }: Services, companyId: string): Promise<string> {
  const company = await database.inCompany(companyId, (db) => companyById(db, companyId));
  if (!company?.subdomain) {
    throw new DeploymentProblem('NoSubdomain', 'Your company has no subdomain yet. Set it up first.');
  }
  return `${company.subdomain}.${settings.sitesDomain}`;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const reserve: Step = {
  async work(db, companyId) {
    const company = await companyById(db, companyId);
    if (!company) throw new Error('The company is not there.');
    if (!company.subdomain) await takeSubdomain(db, companyId, company.name);
    await publish(db, { type: 'siteChanged', companyId });
    return null;
  },
};

const snapshot: Step = {
  async work(db, companyId, session) {
    const before = (await publishedSnapshot(db, companyId))?.snapshotId ?? null;
    const snapshotId = session.snapshotId ?? (await takeSnapshot(db, companyId));
    if (!(await readSnapshot(db, companyId, snapshotId))) {
      throw new DeploymentProblem('NoBrand', 'Choose a title and a colour on the Branding screen first.');
    }
    const changes = await changesOf(db, companyId, before, snapshotId);
    await setSnapshot(db, companyId, session.id, { snapshotId, previousSnapshotId: before, changes });
    return changes.length === 0
      ? 'Nothing differs from what clients see.'
      : `${counted(changes.length, 'change')}.`;
  },
};

function snapshotIdOf({ snapshotId }: SessionRow): string {
  if (snapshotId === null) throw new Error('The deployment has no snapshot.');
  return snapshotId;
}

const check: Step = {
  async look(services, { companyId }, session) {
    const snapshotId = snapshotIdOf(session);
    const host = await hostOf(services, companyId);
    const content = await services.database.inCompany(companyId, (db) =>
      readSnapshot(db, companyId, snapshotId),
    );
    if (!content) throw new Error('The snapshot is not there.');
    const pages = publicPaths(content);
    for (const path of pages) {
      const { status, isPage } = await lookAt(services, { companyId, host, path, snapshotId });
      if (status !== 200 || !isPage) {
        throw new DeploymentProblem(
          'BrokenPage',
          `The page ${path} answered ${status}. Nothing was published.`,
        );
      }
    }
    return `${counted(pages.length, 'page')} looked at.`;
  },
};

const show: Step = {
  async work(db, companyId, session) {
    await publishSnapshot(db, companyId, snapshotIdOf(session));
    await publish(db, { type: 'siteChanged', companyId });
    return null;
  },
};

const everyMs = 200;
const tries = 25;

const mayServe = ({ database }: Services, companyId: string): Promise<boolean> =>
  database.inCompany(companyId, (db) => companyMay(db, companyId, 'serveClients'));

/**
 * Asks until the site shows what it should: other processes hear of it a moment later. A company that was closed or blocked
 * meanwhile shows nothing to anybody, and what was published waits there for the day it opens again.
 */
async function isInPlace(services: Services, { companyId }: Job, wanted: string | null): Promise<boolean> {
  const host = await hostOf(services, companyId);
  for (let tried = 0; tried < tries; tried += 1) {
    // Any id does to ask with: what everybody else is shown is told beside it.
    const { shown } = await lookAt(services, { companyId, host, path: '/', snapshotId: wanted ?? companyId });
    if (shown === (wanted ?? 'none')) return true;
    if (!(await mayServe(services, companyId))) return true;
    await sleep(everyMs);
  }
  return false;
}

const confirmSite: Step = {
  async look(services, job, session) {
    const wanted = snapshotIdOf(session);
    if (await isInPlace(services, job, wanted)) return null;
    await services.database.inCompany(job.companyId, async (db) => {
      const published = await publishedSnapshot(db, job.companyId);
      if (published?.snapshotId !== wanted) return;
      if (session.previousSnapshotId) await publishSnapshot(db, job.companyId, session.previousSnapshotId);
      else await withdrawSite(db, job.companyId);
      await publish(db, { type: 'siteChanged', companyId: job.companyId });
    });
    throw new DeploymentProblem(
      'NotShown',
      'Your address did not show what was published, so clients see again what they saw before.',
    );
  },
};

const confirmSubdomain: Step = {
  async look(services, { companyId }) {
    const host = await hostOf(services, companyId);
    const { shown } = await lookAt(services, { companyId, host, path: '/', snapshotId: companyId });
    if (shown === null) throw new DeploymentProblem('NoAnswer', `Nothing answered at ${host}.`);
    return `${host} answers.`;
  },
};

/** What a deployment of this kind does at a step. */
export function stepFor({ kind }: SessionRow, name: DeploymentStepName): Step {
  const known: Partial<Record<DeploymentStepName, Step>> =
    kind === 'Subdomain'
      ? { Reserve: reserve, Confirm: confirmSubdomain }
      : { Snapshot: snapshot, Check: check, Publish: show, Confirm: confirmSite };
  const step = known[name];
  if (!step) throw new Error(`A deployment of a ${kind} has no step ${name}.`);
  return step;
}
