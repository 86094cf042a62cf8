import type { Services } from '../context';
import type { Db } from '../db/database';
import { notify } from '../modules/notifications/notify';
import { dateDemoNotifications, latelyHappened } from './sql';

/** What the team was told lately, of which the older part is read. */
export async function tellDemoTeam(
  db: Db,
  services: Pick<Services, 'jobs' | 'settings'>,
  companyId: string,
): Promise<void> {
  // One by one: they are listed in the order in which they were told.
  for (const { kind, ...happened } of await latelyHappened(db, companyId)) {
    await notify(db, services, companyId, { kind, happened: [happened] });
  }
  await dateDemoNotifications(db, companyId);
}
