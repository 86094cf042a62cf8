import { purgeOldBulks } from './billing/bulk-actions/purge';
import { purgeOldImports } from './clients/imports/purge';
import { deleteExpiredChallenges } from './identity/auth/challenge.repository';
import { deleteOldDevices } from './identity/auth/knownDevices.repository';
import { deleteOldPasswordResets } from './identity/auth/passwordReset.repository';
import { purgeSignUps } from './identity/auth/purgeSignUps';
import { deleteOldEmailChanges } from './identity/my-account/email-change/emailChange.repository';
import { purgeInvitations } from './identity/operators/purge';
import { purgeSessions } from './identity/sessions/purgeSessions';
import { purgeOldExports } from './insights/company-exports/purge';
import { purgeOldNotifications } from './insights/notifications/purge';
import { isUnavailable } from './lib/errors';
import type { Services } from './platform/context/context';
import type { Db } from './platform/db/database';
import { toStandardError, type Report } from './platform/db/report';
import { deleteOldIdempotencyKeys } from './platform/idempotency/idempotency.repository';
import { deleteOldDailyEmailCounts } from './platform/mail/dailyEmailCounts.repository';
import { deleteExpiredLimits } from './platform/rate-limits/rateLimits.repository';
import { allCompanyIds } from './platform/system/allCompanyIds.repository';
import { purgeClientAccounts } from './portal/accounts/purge';

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
