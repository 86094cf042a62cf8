import type { Db } from '../../../db/database';
import type { ClientBilling } from '../../../schema.generated';
import { readBilling } from '../../client-cards/billing';
import type { ClientVisit } from '../visit';

/** What a client sees of their account. */
export interface Overview {
  billing: ClientBilling;
  /** What their plan is called, though it be archived. */
  planName: string | null;
  /** What time it is for the company. */
  now: Date;
  /** When it ends, where somebody has said so. */
  endsAt: Date | null;
  /** It was the client who said so, and may take it back. */
  isOwnEnd: boolean;
}

type Standing = Omit<Overview, 'billing'>;

async function standingOf(db: Db, companyId: string, clientId: string): Promise<Standing | undefined> {
  const { rows } = await db.query<Standing>(
    `/* ownStanding */ select p.name as "planName", company_now() as now, c.deactivate_at as "endsAt",
       c.deactivate_at is not null and c.deactivated_by is null and c.deactivation_reason = 'ClientRequest'
         as "isOwnEnd"
     from clients c left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id
     where c.company_id = $1 and c.id = $2`,
    [companyId, clientId],
  );
  return rows[0];
}

/** In the caller's transaction. */
export async function overviewIn(
  db: Db,
  { services, companyId, session: { clientId } }: ClientVisit,
): Promise<Overview> {
  const billing = await readBilling(db, services, companyId, clientId);
  const standing = await standingOf(db, companyId, clientId);
  if (!standing) throw new Error(`Client ${clientId} is not there.`);
  return { billing, ...standing };
}

export const readOverview = (visit: ClientVisit): Promise<Overview> =>
  visit.services.database.inCompany(visit.companyId, (db) => overviewIn(db, visit));
