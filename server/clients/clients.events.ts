import { type Db, namedIds } from '../platform';
import type { ChangeKind } from '../../contract/enums';

declare module '../platform/events/catalog' {
  interface LiveEvents {
    clientChanged: { kind: ChangeKind; ids: string[]; count: number };
    clientImportChanged: { importId: string };
  }

  interface TransactionEvents {
    /**
     * Clients were added. `subjectId` and `label` identify the client, or the import and its file. The actor is the
     * operator, or null if a client signed up.
     */
    clientsAdded: {
      source: 'Added' | 'Imported' | 'SignedUp';
      subjectId: string;
      label: string;
      count: number;
      actorId: string | null;
      actorName: string | null;
    };
  }
}

/** Notifies open screens of added or changed clients. The event of a large change contains only the count. */
export async function publishClientChange(
  db: Db,
  companyId: string,
  kind: ChangeKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.publish({ type: 'clientChanged', companyId, kind, ids: namedIds(ids), count: ids.length });
}
