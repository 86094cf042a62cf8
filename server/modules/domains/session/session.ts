import type { Db } from '../../../db/database';
import { newId } from '../../../lib/ids';
import type { DeploymentStepName } from '../../../schema.generated';
import { setUpMs } from '../checking/schedule';
import type { Standing } from '../checking/settle';
import { endSession, insertSteps } from '../../deployments/sessions';
import { advanceTo, insertSession, runningSession, type NewSession, type RunningSession } from './sessionSql';

const steps: readonly DeploymentStepName[] = ['Added', 'Dns', 'Certificate', 'Live'];

interface Domain {
  id: string;
  hostname: string;
}

type By = Pick<NewSession, 'trigger' | 'requestedBy' | 'requestedByName'>;

const byItself: By = { trigger: 'DomainVerified', requestedBy: null, requestedByName: null };

/** Shows that a domain is being set up, for twelve hours at most. */
export async function openDomainSession(db: Db, companyId: string, domain: Domain, by: By): Promise<void> {
  const id = newId();
  await insertSession(db, companyId, { id, domainId: domain.id, url: `https://${domain.hostname}`, ...by });
  await insertSteps(db, companyId, id, steps);
  await advanceTo(db, companyId, id, 'Dns');
}

const tooLate = (standing: Standing): string =>
  standing.verifiedAt
    ? 'The certificate was not issued within 12 hours. We go on looking once a day.'
    : 'The records were not found within 12 hours. We go on looking once a day, for 30 days.';

async function settleSession(
  db: Db,
  companyId: string,
  session: RunningSession,
  standing: Standing,
  now: Date,
): Promise<void> {
  if (standing.liveAt) {
    await advanceTo(db, companyId, session.id, null);
    await endSession(db, companyId, session.id, { status: 'Succeeded', url: null });
    return;
  }
  if (standing.verifiedAt) await advanceTo(db, companyId, session.id, 'Certificate');
  if (now.getTime() - session.createdAt.getTime() < setUpMs) return;
  const message = tooLate(standing);
  await endSession(db, companyId, session.id, { status: 'Failed', code: 'TimedOut', message });
}

/** Moves what is shown of the setting up on to where a look has found it. */
export async function followLook(
  db: Db,
  companyId: string,
  domain: Domain & Standing,
  standing: Standing,
  now: Date,
): Promise<void> {
  const isNewlyVerified = standing.verifiedAt !== null && domain.verifiedAt === null;
  const isNewlyLive = standing.liveAt !== null && domain.liveAt === null;
  let session = await runningSession(db, companyId, domain.id);
  if (!session && (isNewlyVerified || isNewlyLive)) {
    await openDomainSession(db, companyId, domain, byItself);
    session = await runningSession(db, companyId, domain.id);
  }
  if (session) await settleSession(db, companyId, session, standing, now);
}

/** What is begun anew by hand is shown anew. */
export async function reopenDomainSession(db: Db, companyId: string, domain: Domain, by: By): Promise<void> {
  if (await runningSession(db, companyId, domain.id)) return;
  await openDomainSession(db, companyId, domain, by);
}

export async function cancelDomainSession(db: Db, companyId: string, domainId: string): Promise<void> {
  const session = await runningSession(db, companyId, domainId);
  if (session) await endSession(db, companyId, session.id, { status: 'Canceled' });
}
