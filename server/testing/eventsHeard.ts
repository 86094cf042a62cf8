import type { Services } from '../context';
import { publish } from '../events';
import { newId } from '../lib/ids';

/**
 * Resolves when this process has heard all events of a company that are committed by now. They arrive after the call
 * that caused them returns, so a test that waits for the next event lets the earlier ones arrive before it subscribes.
 */
export async function eventsHeard({ database, events }: Services, companyId: string): Promise<void> {
  const importId = newId();
  const marks = events.subscribe('clientImportChanged', companyId);
  await database.inCompany(companyId, (db) =>
    publish(db, { type: 'clientImportChanged', companyId, importId }),
  );
  for await (const mark of marks) if (mark.importId === importId) return;
}
