import type { Db } from '../../platform';
import { endSessionsOf } from '../sessions/sessions.service';
import { lockUnusedSignUps } from './auth.repository';
import { deleteSignInData } from './deleteSignInData';

/**
 * Frees the addresses and ends the sessions of unverified sign-ups that were not used for 30 days and whose
 * company never completed onboarding.
 */
export async function purgeSignUps(db: Db, companyId: string): Promise<void> {
  for (const id of await lockUnusedSignUps(db, companyId)) {
    await deleteSignInData(db, companyId, id);
    await endSessionsOf(db, companyId, id, 'Expired');
  }
}
