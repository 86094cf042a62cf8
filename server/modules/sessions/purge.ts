import type { Services } from '../../context';
import type { Database, Db } from '../../db/database';
import { publish } from '../../events';
import * as purgeSql from './purgeSql';

const everyHour = '17 * * * *';
const companiesAtOnce = 100;

/** Ends what has run out and removes what nobody asks for any more, each hour. */
export async function startPurge(services: Services): Promise<void> {
  await services.jobs.work('purge-expired', () => purgeExpired(services));
  await services.jobs.schedule('purge-expired', everyHour, {});
}

export async function purgeExpired({ database }: Services): Promise<void> {
  await database.onPlatform((db) => purgeSql.deleteExpiredLimits(db));
  for await (const companyId of companyIds(database)) {
    await database.inCompany(companyId, (db) => purgeCompany(db, companyId));
  }
}

async function* companyIds(database: Database): AsyncGenerator<string> {
  let page: string[] = [];
  do {
    const last: string | null = page.at(-1) ?? null;
    page = await database.onPlatform((db) => purgeSql.selectCompanyIds(db, last, companiesAtOnce));
    yield* page;
  } while (page.length === companiesAtOnce);
}

async function purgeCompany(db: Db, companyId: string): Promise<void> {
  for (const { id } of await purgeSql.endExpiredSessions(db, companyId)) {
    await publish(db, { type: 'sessionEnded', companyId, sessionId: id, reason: 'Expired' });
  }
  await purgeSql.deleteOldSessions(db, companyId);
  await purgeSql.deleteOldPasswordResets(db, companyId);
}
