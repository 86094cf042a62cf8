import type { Db, Services } from '../platform';
import { notify } from '../insights';
import { backdateDemoNotifications, recentDemoEvents } from './sql';

/** Notifies the team of recent events, then backdates the notifications and marks the older ones as read. */
export async function notifyDemoTeam(
  db: Db,
  services: Pick<Services, 'jobs' | 'settings'>,
  companyId: string,
): Promise<void> {
  // Sequential, because notifications are listed in the order of creation.
  for (const { kind, ...event } of await recentDemoEvents(db, companyId)) {
    await notify(db, services, companyId, { kind, items: [event] });
  }
  await backdateDemoNotifications(db, companyId);
}
