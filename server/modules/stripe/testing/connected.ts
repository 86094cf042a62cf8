import { accountStateOf } from '../../../card-provider/sandbox/accounts';
import type { AccountState } from '../../../card-provider/cardProvider';
import type { World } from '../../../testing/world';

/** How a sandbox account of a company stands, with what a test has changed of it. */
export function sandboxState(
  companyId: string,
  overrides: Partial<AccountState> = {},
  token = 'sandbox_ready',
): AccountState {
  const state = accountStateOf(`${token}:${companyId}`, new Date());
  if (!state) throw new Error(`The sandbox has no account ${token}.`);
  return { ...state, ...overrides };
}

export interface StripeAudit {
  action: string;
  actorType: string;
  actorId: string | null;
  targetLabel: string | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** What is on record about a company's account, the earliest first. */
export async function stripeAudits({ services }: World, companyId: string): Promise<StripeAudit[]> {
  const { rows } = await services.database.inCompany(companyId, (db) =>
    db.query<StripeAudit>(
      `select action, actor_type as "actorType", actor_id as "actorId", target_label as "targetLabel", changes
       from audit_events where target_type = 'StripeIntegration' order by id`,
    ),
  );
  return rows;
}
