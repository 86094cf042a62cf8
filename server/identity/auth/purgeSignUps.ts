import type { Db } from '../../platform';
import { endSessionsOf } from '../sessions/sessions.service';
import { deleteSignInData } from './deleteSignInData';

/**
 * Frees the addresses and ends the sessions of unverified sign-ups that were not used for 30 days and whose
 * company never completed onboarding.
 */
export async function purgeSignUps(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `/* lockUnverifiedSignUps */ select o.id from companies k join operators o on o.company_id = k.id
     where k.id = $1 and k.status = 'Pending' and o.status = 'Active' and o.removed_at is null
       and o.address_proved_at is null and o.created_at < now() - interval '30 days'
       and not exists (
         select from sessions s where s.company_id = k.id and s.last_seen_at > now() - interval '30 days'
       )
     order by o.id for update of o skip locked`,
    [companyId],
  );
  for (const { id } of rows) {
    await deleteSignInData(db, companyId, id);
    await endSessionsOf(db, companyId, id, 'Expired');
  }
}
