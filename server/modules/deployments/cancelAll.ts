import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { recordAudit } from '../audit/service';
import { askToCancel } from './running/sql';
import { readDeployment } from './service';
import { publishingSessions } from './sql';

/** Stops what is being published and can still be stopped, in the caller's transaction: nobody is shown it any more. */
export async function cancelPublishing(db: Db, ctx: Context, companyId: string): Promise<void> {
  for (const sessionId of await publishingSessions(db, companyId)) {
    const { canCancel } = await readDeployment(db, companyId, sessionId);
    if (!canCancel) continue;
    await askToCancel(db, companyId, sessionId);
    await recordAudit(db, ctx, {
      action: 'deployment.cancelAsked',
      targetType: 'Deployment',
      targetId: sessionId,
    });
    await ctx.services.jobs.enqueue(db, 'run-deployment', { companyId, sessionId });
  }
}
