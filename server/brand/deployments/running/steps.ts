import { setTimeout as sleep } from 'node:timers/promises';
import type { DeploymentStepName } from '../../../../contract/enums';
import { claimSubdomain, companyById, isCompanyActionAllowed } from '../../../company';
import type { Db, Services } from '../../../platform';
import { diffSnapshots } from '../changes';
import type { SessionRow } from '../deployments.repository';
import { deploymentMessages } from '../messages';
import type { PortalSnapshot } from '../snapshot';
import {
  publishedSnapshot,
  publishSnapshot,
  readSnapshot,
  takeSnapshot,
  withdrawPortal,
} from '../snapshot.repository';
import { requestPage } from './requestPage';
import { setSnapshot } from './running.repository';

/** Returns the paths of all public pages, which a deployment checks before it publishes. */
export const publicPaths = ({ legalPages, guides }: PortalSnapshot): string[] => [
  '/',
  '/plans',
  '/legal',
  ...legalPages.map(({ pathname }) => `/legal/${pathname}`),
  '/guides',
  ...guides.filter(({ planIds }) => planIds === null).map(({ pathname }) => `/guides/${pathname}`),
];

const { store } = deploymentMessages;

/** Thrown by a step to fail its deployment. The message is one that `deploymentMessages` stored. */
export class DeploymentError extends Error {}

export interface DeploymentJob {
  companyId: string;
  sessionId: string;
}

/**
 * One step of a deployment. `verify` runs first, outside any transaction; `apply` runs in the transaction
 * that completes the step. Both can return a message of `deploymentMessages`.
 */
export interface Step {
  verify?(services: Services, job: DeploymentJob, session: SessionRow): Promise<string | null>;
  apply?(db: Db, companyId: string, session: SessionRow): Promise<string | null>;
}

async function loadHost({ database, settings }: Services, companyId: string): Promise<string> {
  const company = await database.inCompany(companyId, (db) => companyById(db, companyId));
  if (!company?.subdomain) {
    throw new DeploymentError(store('NoSubdomain'));
  }
  return `${company.subdomain}.${settings.portalsDomain}`;
}

const reserveSubdomain: Step = {
  async apply(db, companyId) {
    const company = await companyById(db, companyId);
    if (!company) throw new Error('Company not found.');
    if (!company.subdomain) await claimSubdomain(db, companyId, company.name);
    await db.publish({ type: 'siteChanged', companyId });
    return null;
  },
};

const createSnapshot: Step = {
  async apply(db, companyId, session) {
    const before = (await publishedSnapshot(db, companyId))?.snapshotId ?? null;
    const snapshotId = session.snapshotId ?? (await takeSnapshot(db, companyId));
    if (!(await readSnapshot(db, companyId, snapshotId))) {
      throw new DeploymentError(store('NoBrand'));
    }
    const changes = await diffSnapshots(db, companyId, before, snapshotId);
    await setSnapshot(db, companyId, session.id, { snapshotId, previousSnapshotId: before, changes });
    return store('Changes', { count: changes.length });
  },
};

function snapshotIdOf({ snapshotId }: SessionRow): string {
  if (snapshotId === null) throw new Error('The deployment has no snapshot.');
  return snapshotId;
}

const checkPages: Step = {
  async verify(services, { companyId }, session) {
    const snapshotId = snapshotIdOf(session);
    const host = await loadHost(services, companyId);
    const content = await services.database.inCompany(companyId, (db) =>
      readSnapshot(db, companyId, snapshotId),
    );
    if (!content) throw new Error('Snapshot not found.');
    const pages = publicPaths(content);
    for (const path of pages) {
      const { status, isPage } = await requestPage(services, { companyId, host, path, snapshotId });
      if (status !== 200 || !isPage) {
        throw new DeploymentError(store('BrokenPage', { path, status }));
      }
    }
    return store('PagesChecked', { count: pages.length });
  },
};

const publishPortal: Step = {
  async apply(db, companyId, session) {
    await publishSnapshot(db, companyId, snapshotIdOf(session));
    await db.publish({ type: 'siteChanged', companyId });
    return null;
  },
};

const pollIntervalMs = 200;
const maxAttempts = 25;

const canServeClients = ({ database }: Services, companyId: string): Promise<boolean> =>
  database.inCompany(companyId, (db) => isCompanyActionAllowed(db, companyId, 'serveClients'));

/**
 * Polls until the portal shows the snapshot, because the process receives the publication's event with a
 * delay. Returns false after 25 attempts. Also returns true if the company was closed or blocked, because its
 * portal shows the snapshot when it reopens.
 */
async function waitUntilLive(
  services: Services,
  { companyId }: DeploymentJob,
  expectedId: string | null,
): Promise<boolean> {
  const host = await loadHost(services, companyId);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // Any snapshot id works, because the response also names the live snapshot.
    const { liveSnapshotId } = await requestPage(services, {
      companyId,
      host,
      path: '/',
      snapshotId: expectedId ?? companyId,
    });
    if (liveSnapshotId === (expectedId ?? 'none')) return true;
    if (!(await canServeClients(services, companyId))) return true;
    await sleep(pollIntervalMs);
  }
  return false;
}

const confirmPortal: Step = {
  async verify(services, job, session) {
    const expectedId = snapshotIdOf(session);
    if (await waitUntilLive(services, job, expectedId)) return null;
    await services.database.inCompany(job.companyId, async (db) => {
      const published = await publishedSnapshot(db, job.companyId);
      if (published?.snapshotId !== expectedId) return;
      if (session.previousSnapshotId) await publishSnapshot(db, job.companyId, session.previousSnapshotId);
      else await withdrawPortal(db, job.companyId);
      await db.publish({ type: 'siteChanged', companyId: job.companyId });
    });
    throw new DeploymentError(store('NotShown'));
  },
};

const confirmSubdomain: Step = {
  async verify(services, { companyId }) {
    const host = await loadHost(services, companyId);
    const { liveSnapshotId } = await requestPage(services, {
      companyId,
      host,
      path: '/',
      snapshotId: companyId,
    });
    if (liveSnapshotId === null) throw new DeploymentError(store('NoAnswer', { host }));
    return store('Answer', { host });
  },
};

export function stepFor({ kind }: SessionRow, name: DeploymentStepName): Step {
  const steps: Partial<Record<DeploymentStepName, Step>> =
    kind === 'Subdomain'
      ? { Reserve: reserveSubdomain, Confirm: confirmSubdomain }
      : { Snapshot: createSnapshot, Check: checkPages, Publish: publishPortal, Confirm: confirmPortal };
  const step = steps[name];
  if (!step) throw new Error(`A deployment of a ${kind} has no step ${name}.`);
  return step;
}
