import * as z from 'zod';
import {
  authorize,
  type Context,
  type MutationAdvanceTestClockArgs,
  runOnce,
  type TestClock,
  writeAuditEvent,
} from '../../platform';
import { maxTestClockDays } from '../../../contract/payments';
import { conflict } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { clockGoal, advanceClockGoal } from './clock.repository';

const outOfRange = `The clock is stepped by 1 to ${maxTestClockDays} days.`;
const advanceInput = z.object({
  days: z.int(outOfRange).min(1, outOfRange).max(maxTestClockDays, outOfRange),
});

const canAdvance = ({ services }: Context): boolean => services.cardProvider.name === 'Sandbox';

/** Returns the company's test clock. While the clock is advancing, `now` is the target time. */
export async function findTestClock(ctx: Context): Promise<TestClock> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'read');
  const goal = await ctx.services.database.inCompany(companyId, (db) => clockGoal(db, companyId));
  return { canAdvance: canAdvance(ctx), ...goal };
}

/**
 * Adds days to the target of the test clock and enqueues a job that advances the clock day by day. Throws
 * `CONFLICT` with a real card provider.
 */
export async function advanceTestClock(
  ctx: Context,
  { days: requestedDays, idempotencyKey: key }: MutationAdvanceTestClockArgs,
): Promise<TestClock> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { days } = parseInput(advanceInput, { days: requestedDays });
  if (!canAdvance(ctx)) {
    throw conflict('Only the sandbox has a test clock that you can advance.');
  }
  const { database, jobs } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await runOnce(db, companyId, { key, operation: 'advanceTestClock', request: { days } }, async () => {
      const before = await clockGoal(db, companyId);
      await advanceClockGoal(db, companyId, days);
      await writeAuditEvent(db, ctx, {
        action: 'company.clockStepped',
        targetType: 'Company',
        targetId: companyId,
        changes: [{ field: 'daysAhead', before: before.daysAhead, after: before.daysAhead + days }],
      });
      await jobs.enqueue(db, 'charge-company', { companyId });
      return null;
    });
    return { canAdvance: true, ...(await clockGoal(db, companyId)) };
  });
}
