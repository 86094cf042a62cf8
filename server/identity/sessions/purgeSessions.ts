import type { Db } from '../../platform';
import { deleteOldSessions, endExpiredSessions } from './purge.repository';

/** Ends the company's expired sessions, and deletes those that ended 30 days ago. */
export async function purgeSessions(db: Db, companyId: string): Promise<void> {
  for (const { id } of await endExpiredSessions(db, companyId)) {
    await db.publish({ type: 'sessionEnded', companyId, sessionId: id, reason: 'Expired' });
  }
  await deleteOldSessions(db, companyId);
}
