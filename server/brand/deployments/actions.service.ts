import {
  authorize,
  type Context,
  type Db,
  type DeployInput,
  type Deployment,
  requireAllowedStatus,
  runOnce,
  writeAuditEvent,
} from '../../platform';
import { lockCompany } from '../../company';
import { badInput, conflict, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import { noteInput } from '../content/input';
import { beginDeployment } from './beginDeployment';
import { requestCancel } from './running/running.repository';
import { findBlocker, readDeployment } from './deployments.service';
import { lockSession, type SessionRow } from './deployments.repository';

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

/**
 * Locks the company and throws unless it is open. Closing or blocking the company waits for this lock and
 * then cancels the new deployment. Deploying, closing and blocking lock the company before a deployment, to
 * prevent a deadlock.
 */
async function lockOpenCompany(db: Db, companyId: string): Promise<void> {
  const company = await lockCompany(db, companyId);
  if (!company) throw notFound();
  requireAllowedStatus(company.status, 'write');
}

export async function deploy(ctx: Context, input: DeployInput, key: string): Promise<Deployment> {
  const { companyId } = authorize(ctx.viewer, permission, 'write');
  const { note } = parseInput(noteInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const id = await runOnce(db, companyId, { key, operation: 'deploy', request: { note } }, async () => {
      await lockOpenCompany(db, companyId);
      const blocker = await findBlocker(db, companyId);
      if (blocker) throw badInput({ theme: blocker });
      const request = { kind: 'ClientDashboard', trigger: 'Manual', note } as const;
      return beginDeployment(db, ctx.services, ctx, companyId, request);
    });
    return readDeployment(db, companyId, id);
  });
}

type DeploymentAction = (
  db: Db,
  companyId: string,
  session: SessionRow,
  deployment: Deployment,
) => Promise<string | void>;

/**
 * Runs an action on a deployment. Returns the deployment, or the one that the action started. Throws
 * `NOT_FOUND` for an unknown id.
 */
async function runAction(
  ctx: Context,
  id: string,
  action: DeploymentAction,
  lock?: typeof lockOpenCompany,
): Promise<Deployment> {
  const { companyId } = authorize(ctx.viewer, permission, 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lock?.(db, companyId);
    const session = isId(id) ? await lockSession(db, companyId, id) : undefined;
    if (!session) throw notFound();
    const startedId = await action(db, companyId, session, await readDeployment(db, companyId, id));
    return readDeployment(db, companyId, startedId ?? id);
  });
}

/** Runs an action that starts another deployment. */
const startFrom = (ctx: Context, id: string, action: DeploymentAction): Promise<Deployment> =>
  runAction(ctx, id, action, lockOpenCompany);

export const cancelDeployment = (ctx: Context, id: string): Promise<Deployment> =>
  runAction(ctx, id, async (db, companyId, session, { canCancel }) => {
    if (!canCancel) throw conflict(t('This deployment can no longer be canceled.'));
    await requestCancel(db, companyId, session.id);
    await writeAuditEvent(db, ctx, {
      action: 'deployment.cancelAsked',
      targetType: 'Deployment',
      targetId: session.id,
    });
    await ctx.services.jobs.enqueue(db, 'run-deployment', { companyId, sessionId: session.id });
    await db.publish({ type: 'companyChanged', companyId });
  });

export const retryDeployment = (ctx: Context, id: string): Promise<Deployment> =>
  startFrom(ctx, id, async (db, companyId, session, { canRetry }) => {
    const { kind, trigger, note } = session;
    if (!canRetry || kind === 'CustomDomain') {
      throw conflict(
        t('You can only retry a failed or canceled deployment while no other deployment is running.'),
      );
    }
    // Retrying a rollback publishes the same snapshot. Any other retry takes a new snapshot.
    const snapshotId = trigger === 'Rollback' ? session.snapshotId : null;
    const request = { kind, trigger: snapshotId ? 'Rollback' : 'Retry', note, snapshotId } as const;
    return beginDeployment(db, ctx.services, ctx, companyId, { ...request, earlierSessionId: session.id });
  });

export const rollBackDeployment = (ctx: Context, id: string): Promise<Deployment> =>
  startFrom(ctx, id, async (db, companyId, session, { canRollBack }) => {
    if (!canRollBack || !session.snapshotId) {
      throw conflict(t('You can roll back only to an earlier deployment that succeeded.'));
    }
    return beginDeployment(db, ctx.services, ctx, companyId, {
      ...{ kind: 'ClientDashboard', trigger: 'Rollback', snapshotId: session.snapshotId },
      earlierSessionId: session.id,
    });
  });
