import {
  allCompanyIds,
  type Db,
  deleteExpiredLimits,
  deleteOldDailyEmailCounts,
  deleteOldIdempotencyKeys,
  type Services,
} from './platform';
import {
  deleteExpiredChallenges,
  deleteOldDevices,
  deleteOldEmailChanges,
  deleteOldPasswordResets,
  purgeInvitations,
  purgeSessions,
  purgeSignUps,
} from './identity';
import { purgeOldImports } from './clients';
import { purgeOldBulks } from './billing';
import { purgeClientAccounts } from './portal';
import { purgeOldExports, purgeOldNotifications } from './insights';
import { isUnavailable } from './lib/errors';
import { type Report, toStandardError } from './lib/report';

const hourly = { everyMinutes: 60, offsetMinutes: 17 };

/** The old data of a company that each context deletes. */
const companyPurges: readonly ((db: Db, companyId: string) => Promise<void>)[] = [
  purgeSessions,
  deleteOldPasswordResets,
  deleteOldIdempotencyKeys,
  deleteOldDailyEmailCounts,
  deleteOldEmailChanges,
  deleteExpiredChallenges,
  deleteOldDevices,
  purgeOldImports,
  purgeOldBulks,
  purgeOldExports,
  purgeClientAccounts,
  purgeInvitations,
  purgeSignUps,
  purgeOldNotifications,
];

async function purgeCompany(db: Db, companyId: string): Promise<void> {
  for (const purge of companyPurges) await purge(db, companyId);
}

/** Starts the hourly job that ends expired sessions and deletes old data. */
export async function startPurge(services: Services, report: Report = toStandardError): Promise<void> {
  await services.jobs.work('purge-expired', () => purgeExpired(services, report));
  services.jobs.schedule('purge-expired', hourly);
}

export async function purgeExpired({ database }: Services, report: Report = toStandardError): Promise<void> {
  await database.onPlatform((db) => deleteExpiredLimits(db));
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
