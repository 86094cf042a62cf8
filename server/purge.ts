import type { Services } from './platform/context/context';
import { deleteOldDailyEmailCounts } from './platform/mail/dailyEmailCounts.repository';
import type { Db } from './platform/db/database';
import { toStandardError, type Report } from './platform/db/report';
import { isUnavailable } from './lib/errors';
import { deleteExpiredChallenges } from './identity/auth/challenge.repository';
import { allCompanyIds } from './platform/system/allCompanyIds.repository';
import { deleteOldDevices } from './identity/auth/knownDevices.repository';
import { purgeSignUps } from './identity/auth/purgeSignUps';
import { purgeClientAccounts } from './portal/accounts/purge';
import { purgeOldBulks } from './billing/bulk-actions/purge';
import { purgeOldExports } from './insights/company-exports/purge';
import { purgeOldImports } from './clients/imports/purge';
import { purgeInvitations } from './identity/operators/purge';
import { purgeOldNotifications } from './insights/notifications/purge';
import { deleteOldEmailChanges } from './identity/my-account/email-change/emailChange.repository';
import * as purgeSql from './platform/system/purge.repository';

const hourly = { everyMinutes: 60, offsetMinutes: 17 };

/** Starts the hourly job that ends expired sessions and deletes old data. */
export async function startPurge(services: Services, report: Report = toStandardError): Promise<void> {
  await services.jobs.work('purge-expired', () => purgeExpired(services, report));
  services.jobs.schedule('purge-expired', hourly);
}

export async function purgeExpired({ database }: Services, report: Report = toStandardError): Promise<void> {
  await database.onPlatform((db) => purgeSql.deleteExpiredLimits(db));
  for await (const companyId of allCompanyIds(database)) {
    // A failing company must not block the others, but an unavailable database ends the run.
    await database
      .inCompany(companyId, (db) => purgeCompany(db, companyId))
      .catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        report(`Failed to purge company ${companyId}: ${String(error)}`);
      });
  }
}

async function purgeCompany(db: Db, companyId: string): Promise<void> {
  for (const { id } of await purgeSql.endExpiredSessions(db, companyId)) {
    await db.publish({ type: 'sessionEnded', companyId, sessionId: id, reason: 'Expired' });
  }
  await purgeSql.deleteOldSessions(db, companyId);
  await purgeSql.deleteOldPasswordResets(db, companyId);
  await purgeSql.deleteOldIdempotencyKeys(db, companyId);
  await deleteOldDailyEmailCounts(db, companyId);
  await deleteOldEmailChanges(db, companyId);
  await deleteExpiredChallenges(db, companyId);
  await deleteOldDevices(db, companyId);
  await purgeOldImports(db, companyId);
  await purgeOldBulks(db, companyId);
  await purgeOldExports(db, companyId);
  await purgeClientAccounts(db, companyId);
  await purgeInvitations(db, companyId);
  await purgeSignUps(db, companyId);
  await purgeOldNotifications(db, companyId);
}
