import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { byteOrderMark, csvLine } from '../../lib/csv';
import { readDownload } from '../../lib/downloadLink';
import { fileNameOf } from '../../lib/fileName';
import { authorise } from '../../permissions';
import { viewerOfSession } from '../auth/authenticate';
import { theTop, type Place } from '../client-activity/cursor';
import { cellsIn, headerOf } from './exportColumns';
import { auditQueryInput } from './input';
import { presentEvent } from './present';
import { auditEventRows } from './readSql';
import { settledSelection, type AuditSelection, type Surroundings } from './settling';

const chunkRows = 1000;

const exportClaims = z.object({ companyId: z.uuid(), sessionId: z.uuid(), query: auditQueryInput });

export type ExportClaims = z.output<typeof exportClaims>;

export interface Download {
  fileName: string;
  /** The file in parts of many lines, each read when the one before has been taken. */
  parts: AsyncIterable<string>;
}

/** Whoever asked for the link has to be allowed to still. */
async function refuseUnlessAllowed(
  services: Services,
  { companyId, sessionId }: ExportClaims,
): Promise<void> {
  authorise(await viewerOfSession(services, companyId, sessionId), 'Admin', 'export');
}

/** Newest first, so that nothing that happens meanwhile comes into it. */
async function* partsOf(
  services: Services,
  claims: ExportClaims,
  selection: AuditSelection,
  surroundings: Surroundings,
): AsyncGenerator<string, void, undefined> {
  const { companyId } = claims;
  const { timeZone } = surroundings;
  const cellsOf = cellsIn(timeZone);
  yield byteOrderMark + csvLine(headerOf(timeZone));
  let after: Place | null = theTop;
  do {
    // Broken off here, the file can't be mistaken for a whole one.
    if (after !== theTop) await refuseUnlessAllowed(services, claims);
    const place: Place = after;
    const rows = await services.database.inCompany(companyId, (db) =>
      auditEventRows(db, companyId, selection, place, chunkRows),
    );
    yield rows.map((row) => csvLine(cellsOf(presentEvent(row, surroundings)))).join('');
    const last = rows.length === chunkRows ? rows.at(-1) : undefined;
    after = last ? { at: last.at.toISOString(), id: last.id } : null;
  } while (after);
}

/** Opens a link of exportAuditEvents: as often as it is asked for, while it holds. */
export async function openExport(services: Services, token: string): Promise<Download> {
  const { data: claims } = exportClaims.safeParse(
    await readDownload(services.settings, 'audit-export', token),
  );
  if (!claims) {
    throw new DomainError('NOT_FOUND', 'This link to an export holds no longer. Export the record again.');
  }
  await refuseUnlessAllowed(services, claims);
  const { companyId, query } = claims;
  return services.database.inCompany(companyId, async (db) => {
    const { selection, surroundings } = await settledSelection(db, companyId, query);
    return {
      fileName: fileNameOf(surroundings.companyName, 'record', surroundings.today),
      parts: partsOf(services, claims, selection, surroundings),
    };
  });
}
