import type { Services } from '../context';
import type { Db } from '../db/database';
import { seal, unsealWith, type SealedColumn } from '../lib/seal';
import { everyCompany } from '../modules/auth/directory';
import type { Settings } from '../settings';
import { sealedColumns } from './sealedColumns';
import { lockSealed, writeSealed, type SealedRow } from './sql';

export interface Resealed {
  /** How many secrets the key in use had sealed already. */
  asTheyWere: number;
  /** How many an older key had sealed, and the key in use has now. */
  anew: number;
  /** What none of the keys opens. */
  shut: string[];
}

/** The secrets of one column in one company. */
interface Place {
  companyId: string;
  column: SealedColumn;
}

/** Seals with the key in use what older ones had sealed. Cut off at any point, it goes on when it is begun again. */
export async function reseal({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<Resealed> {
  const outcome: Resealed = { asTheyWere: 0, anew: 0, shut: [] };
  for await (const companyId of everyCompany(database)) {
    for (const column of sealedColumns) {
      const place = { companyId, column };
      let rows: SealedRow[] = [];
      do {
        const last = rows.at(-1)?.id ?? null;
        rows = await database.inCompany(companyId, async (db) => {
          const locked = await lockSealed(db, companyId, column, last);
          for (const row of locked) await resealRow(db, settings, place, row, outcome);
          return locked;
        });
      } while (rows.length > 0);
    }
  }
  return outcome;
}

async function resealRow(
  db: Db,
  { encryptionKey, encryptionKeys }: Pick<Settings, 'encryptionKey' | 'encryptionKeys'>,
  { companyId, column }: Place,
  { id, sealed }: SealedRow,
  outcome: Resealed,
): Promise<void> {
  const about = column.about(companyId, id);
  for (const key of encryptionKeys) {
    const secret = unsealWith(key, sealed, about);
    if (secret === null) continue;
    if (key.equals(encryptionKey)) {
      outcome.asTheyWere += 1;
      return;
    }
    await writeSealed(db, companyId, column, { id, sealed: seal(encryptionKey, secret, about) });
    outcome.anew += 1;
    return;
  }
  outcome.shut.push(about);
}
