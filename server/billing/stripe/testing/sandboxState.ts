import type { AccountState } from '../../../platform';
import { accountStateOf } from '../../../platform/internals';
import type { Fixture } from '../../../testing/fixture';

/** Returns the state of a company's sandbox account with overrides. */
export function sandboxState(
  companyId: string,
  overrides: Partial<AccountState> = {},
  token = 'sandbox_ready',
): AccountState {
  const state = accountStateOf(`${token}:${companyId}`, new Date());
  if (!state) throw new Error(`The sandbox has no account ${token}.`);
  return { ...state, ...overrides };
}

export interface StripeAuditEvent {
  action: string;
  actorType: string;
  actorId: string | null;
  targetLabel: string | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** Returns the audit events of a company's account, oldest first. */
export async function loadStripeAuditEvents(
  { services }: Fixture,
  companyId: string,
): Promise<StripeAuditEvent[]> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<StripeAuditEvent>(
      `select action, actor_type as "actorType", actor_id as "actorId", target_label as "targetLabel", changes
       from audit_events where target_type = 'StripeIntegration' order by id`,
    ),
  );
  return rows;
}
