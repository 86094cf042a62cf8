import type { Db } from '../../../platform';
import { newId } from '../../../lib/ids';
import type { DeploymentStepName } from '../../../../contract/enums';
import { setupTimeoutMs } from './schedule';
import type { DomainState } from './applyCheck';
import { deploymentMessages } from '../../deployments/messages';
import { endSession, insertSteps } from '../../deployments/sessions.repository';
import {
  advanceTo,
  insertSession,
  runningSession,
  type NewSession,
  type RunningSession,
} from './session.repository';

const steps: readonly DeploymentStepName[] = ['Added', 'Dns', 'Certificate', 'Live'];

interface Domain {
  id: string;
  hostname: string;
}

type SessionSource = Pick<NewSession, 'trigger' | 'requestedBy' | 'requestedByName'>;

const automaticSource: SessionSource = {
  trigger: 'DomainVerified',
  requestedBy: null,
  requestedByName: null,
};

/** Opens a deployment session, which shows the progress of a domain's setup and fails after 12 hours. */
export async function openDomainSession(
  db: Db,
  companyId: string,
  domain: Domain,
  source: SessionSource,
): Promise<void> {
  const id = newId();
  await insertSession(db, companyId, {
    id,
    domainId: domain.id,
    url: `https://${domain.hostname}`,
    ...source,
  });
  await insertSteps(db, companyId, id, steps);
  await advanceTo(db, companyId, id, 'Dns');
}

async function advanceSession(
  db: Db,
  companyId: string,
  session: RunningSession,
  state: DomainState,
  now: Date,
): Promise<void> {
  if (state.liveAt) {
    await advanceTo(db, companyId, session.id, null);
    await endSession(db, companyId, session.id, { status: 'Succeeded', url: null });
    return;
  }
  if (state.verifiedAt) await advanceTo(db, companyId, session.id, 'Certificate');
  if (now.getTime() - session.createdAt.getTime() < setupTimeoutMs) return;
  const message = deploymentMessages.store(state.verifiedAt ? 'CertificateTimedOut' : 'DnsTimedOut');
  await endSession(db, companyId, session.id, { status: 'Failed', message });
}

/**
 * Advances or ends the deployment session of a domain after a check. Opens one if the domain became verified
 * or live without a running session.
 */
export async function updateSession(
  db: Db,
  companyId: string,
  domain: Domain & DomainState,
  state: DomainState,
  now: Date,
): Promise<void> {
  const isNewlyVerified = state.verifiedAt !== null && domain.verifiedAt === null;
  const isNewlyLive = state.liveAt !== null && domain.liveAt === null;
  let session = await runningSession(db, companyId, domain.id);
  if (!session && (isNewlyVerified || isNewlyLive)) {
    await openDomainSession(db, companyId, domain, automaticSource);
    session = await runningSession(db, companyId, domain.id);
  }
  if (session) await advanceSession(db, companyId, session, state, now);
}

/** Opens a session for manually restarted checks, unless one is running. */
export async function reopenDomainSession(
  db: Db,
  companyId: string,
  domain: Domain,
  source: SessionSource,
): Promise<void> {
  if (await runningSession(db, companyId, domain.id)) return;
  await openDomainSession(db, companyId, domain, source);
}

export async function cancelDomainSession(db: Db, companyId: string, domainId: string): Promise<void> {
  const session = await runningSession(db, companyId, domainId);
  if (session) await endSession(db, companyId, session.id, { status: 'Canceled' });
}
