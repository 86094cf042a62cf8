import type { Services } from '../../context';
import { deleteOldDailyEmailCounts } from '../../mail/dailyEmailCountsSql';
import type { Db } from '../../db/database';
import { toStandardError, type Report } from '../../db/report';
import { isUnavailable } from '../../errors';
import { publish } from '../../events';
import { deleteExpiredChallenges } from '../auth/challengeSql';
import { allCompanyIds } from '../auth/directory';
import { deleteOldDevices } from '../auth/knownDevicesSql';
import { purgeSignUps } from '../auth/purgeSignUps';
import { purgeClientAccounts } from '../portal-accounts/purge';
import { purgeOldBulks } from '../client-bulks/purge';
import { purgeOldExports } from '../company-exports/purge';
import { purgeOldImports } from '../client-imports/purge';
import { purgeInvitations } from '../operators/purge';
import { purgeOldNotifications } from '../notifications/purge';
import { deleteOldEmailChanges } from '../my-account/email-change/sql';
import * as purgeSql from './purgeSql';

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
    await publish(db, { type: 'sessionEnded', companyId, sessionId: id, reason: 'Expired' });
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
