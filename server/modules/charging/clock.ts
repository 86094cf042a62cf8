import * as z from 'zod';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { MutationStepSandboxClockArgs, SandboxClock } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { onlyOnce } from '../idempotency/onlyOnce';
import { clockGoal, moveClockGoal } from './clockSql';

const mostDays = 31;
const outOfRange = `The clock is stepped by 1 to ${mostDays} days.`;
const step = z.object({ days: z.int(outOfRange).min(1, outOfRange).max(mostDays, outOfRange) });

const canStep = ({ services }: Context): boolean => services.cardProvider.name === 'Sandbox';

/** What time it is for the company; while the clock is being stepped, what time it is going to be. */
export async function findSandboxClock(ctx: Context): Promise<SandboxClock> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  const goal = await ctx.services.database.inCompany(companyId, (db) => clockGoal(db, companyId));
  return { canStep: canStep(ctx), ...goal };
}

/** Has the queue step the clock, a day at a time. */
export async function stepSandboxClock(
  ctx: Context,
  { days: asked, idempotencyKey: key }: MutationStepSandboxClockArgs,
): Promise<SandboxClock> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { days } = parseInput(step, { days: asked });
  if (!canStep(ctx)) {
    throw new DomainError('CONFLICT', 'Nobody steps the clock of a real card provider.');
  }
  const { database, jobs } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await onlyOnce(db, companyId, { key, operation: 'stepSandboxClock', request: { days } }, async () => {
      const before = await clockGoal(db, companyId);
      await moveClockGoal(db, companyId, days);
      await recordAudit(db, ctx, {
        action: 'company.clockStepped',
        targetType: 'Company',
        targetId: companyId,
        changes: [{ field: 'daysAhead', before: before.daysAhead, after: before.daysAhead + days }],
      });
      await jobs.enqueue(db, 'charge-company', { companyId });
      return null;
    });
    return { canStep: true, ...(await clockGoal(db, companyId)) };
  });
}
