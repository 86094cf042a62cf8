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
