import type { AuditContext, Db } from '../../platform';
import { newId } from '../../lib/ids';
import { toTimestamp } from '../../lib/timestamps';
import { loadClockAndPlans } from '../subscriptions/subscriptions.repository';
import type { BillingCommand, ClientCommand, LifecycleContext } from './decide';
import { clientsChargedFor } from './clientLifecycle.repository';

const operatorOf = ({ viewer, actor }: AuditContext): string | null => {
  if (actor) return actor.type === 'Operator' ? actor.id : null;
  return viewer?.operatorId ?? null;
};

/** Returns the context at another time. Periods between a past time and the present count as renewed. */
export function contextAsOf(context: LifecycleContext, now: Date): LifecycleContext {
  const timestamp = toTimestamp(now);
  return {
    ...context,
    now: timestamp,
    renewedUntil: timestamp > context.renewedUntil ? timestamp : context.renewedUntil,
  };
}

/** Loads the context of decisions, at the company's current time unless `now` is given. */
export async function loadLifecycleContext(
  db: Db,
  companyId: string,
  actor: AuditContext,
  now?: Date,
): Promise<LifecycleContext> {
  const { clock, timeZone, plans } = await loadClockAndPlans(db, companyId);
  const context: LifecycleContext = {
    now: clock,
    renewedUntil: clock,
    timeZone,
    plans: new Map(plans.map((plan) => [plan.planId, plan])),
    operatorId: operatorOf(actor),
    newId,
  };
  return now ? contextAsOf(context, now) : context;
}

/** Adds the clients already charged for the command's plan, because they don't pay its setup fee again. */
export async function withChargedClients(
  db: Db,
  companyId: string,
  context: LifecycleContext,
  command: ClientCommand | BillingCommand,
  clientIds: readonly string[],
): Promise<LifecycleContext> {
  if (command.kind !== 'ChangePlan' && command.kind !== 'Subscribe') return context;
  if (!context.plans.has(command.planId)) return context;
  return { ...context, chargedClientIds: await clientsChargedFor(db, companyId, command.planId, clientIds) };
}
