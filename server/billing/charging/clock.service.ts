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
import { t } from '../../lib/i18n/i18n';
import { conflict } from '../../lib/errors';
import { parseInput } from '../../lib/input';
import { clockGoal, advanceClockGoal } from './clock.repository';

const outOfRange = () => t('Enter a number of days from 1 to {max}.', { max: maxTestClockDays });
const advanceInput = z.object({
  days: z
    .int({ error: outOfRange })
    .min(1, { error: outOfRange })
    .max(maxTestClockDays, { error: outOfRange }),
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
    throw conflict(t('You can advance the test clock only in the sandbox.'));
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
