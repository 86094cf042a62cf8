import * as z from 'zod';
import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, badInput, notFound } from '../../errors';
import { publish } from '../../events';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { plainLine } from '../../lib/plainText';
import { authorise, refuseStatus } from '../../permissions';
import type { Deployment, DeployInput } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { lockCompany } from '../company/sql';
import { onlyOnce } from '../idempotency/onlyOnce';
import { beginDeployment } from './begin';
import { askToCancel } from './running/sql';
import { obstacleTo, readDeployment } from './service';
import { lockSession, type SessionRow } from './sql';

const flag = 'MANAGE_WHITE_LABELLED_CUSTOMER';

const deployInput = z.object({
  note: plainLine('a note', 0, 200)
    .nullish()
    .transform((note) => note || null),
});

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

/**
 * Who closes or blocks the company waits until the deployment is begun, and cancels it; where they came first it is not
 * begun. Taken before the deployment's own row, as they take it.
 */
async function lockOpenCompany(db: Db, companyId: string): Promise<void> {
  const company = await lockCompany(db, companyId);
  if (!company) throw notFound('company');
  refuseStatus(company.status, 'write');
}

export async function deploy(ctx: Context, input: DeployInput, key: string): Promise<Deployment> {
  const { companyId } = authorise(ctx.viewer, flag, 'write');
  const { note } = parseInput(deployInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const id = await onlyOnce(db, companyId, { key, operation: 'deploy', request: { note } }, async () => {
      await lockOpenCompany(db, companyId);
      const obstacle = await obstacleTo(db, companyId);
      if (obstacle) throw badInput({ theme: obstacle });
      const wanted = { kind: 'ClientDashboard', trigger: 'Manual', note } as const;
      return beginDeployment(db, ctx.services, ctx, companyId, wanted);
    });
    return readDeployment(db, companyId, id);
  });
}

type Acting = (
  db: Db,
  companyId: string,
  session: SessionRow,
  deployment: Deployment,
) => Promise<string | void>;

/** Does something about a deployment of the company's, and shows what came of it. */
async function actOn(
  ctx: Context,
  id: string,
  act: Acting,
  lock?: typeof lockOpenCompany,
): Promise<Deployment> {
  const { companyId } = authorise(ctx.viewer, flag, 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lock?.(db, companyId);
    const session = isId(id) ? await lockSession(db, companyId, id) : undefined;
    if (!session) throw notFound('deployment');
    const begun = await act(db, companyId, session, await readDeployment(db, companyId, id));
    return readDeployment(db, companyId, begun ?? id);
  });
}

/** The same where what comes of it is another deployment. */
const beginFrom = (ctx: Context, id: string, act: Acting): Promise<Deployment> =>
  actOn(ctx, id, act, lockOpenCompany);

export const cancelDeployment = (ctx: Context, id: string): Promise<Deployment> =>
  actOn(ctx, id, async (db, companyId, session, { canCancel }) => {
    if (!canCancel) throw conflict('This deployment can not be stopped any more.');
    await askToCancel(db, companyId, session.id);
    await writeAuditEvent(db, ctx, {
      action: 'deployment.cancelAsked',
      targetType: 'Deployment',
      targetId: session.id,
    });
    await ctx.services.jobs.enqueue(db, 'run-deployment', { companyId, sessionId: session.id });
    await publish(db, { type: 'companyChanged', companyId });
  });

export const retryDeployment = (ctx: Context, id: string): Promise<Deployment> =>
  beginFrom(ctx, id, async (db, companyId, session, { canRetry }) => {
    const { kind, trigger, note } = session;
    if (!canRetry || kind === 'CustomDomain') {
      throw conflict('Only a deployment that failed or was canceled can be tried again, one at a time.');
    }
    // A roll-back goes back to what it was to go back to; anything else publishes what is there now.
    const snapshotId = trigger === 'Rollback' ? session.snapshotId : null;
    const wanted = { kind, trigger: snapshotId ? 'Rollback' : 'Retry', note, snapshotId } as const;
    return beginDeployment(db, ctx.services, ctx, companyId, { ...wanted, earlierSessionId: session.id });
  });

export const rollBackTo = (ctx: Context, id: string): Promise<Deployment> =>
  beginFrom(ctx, id, async (db, companyId, session, { canRollBackTo }) => {
    if (!canRollBackTo || !session.snapshotId) {
      throw conflict('Only what was published before, and is not published now, can be gone back to.');
    }
    return beginDeployment(db, ctx.services, ctx, companyId, {
      ...{ kind: 'ClientDashboard', trigger: 'Rollback', snapshotId: session.snapshotId },
      earlierSessionId: session.id,
    });
  });
