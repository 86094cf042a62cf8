import type { Services } from '../platform';
import { newId } from '../lib/ids';

/**
 * Resolves when this process has received all committed events of a company. Events arrive after the call
 * that publishes them returns, so tests wait for earlier ones before they subscribe.
 */
export async function waitForCommittedEvents(
  { database, events }: Services,
  companyId: string,
): Promise<void> {
  const importId = newId();
  const markers = events.subscribe('clientImportChanged', companyId);
  await database.inCompany(companyId, (db) =>
    db.publish({ type: 'clientImportChanged', companyId, importId }),
  );
  for await (const marker of markers) if (marker.importId === importId) return;
}
