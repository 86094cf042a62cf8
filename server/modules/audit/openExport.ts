import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { csvParts, rowsPerPart, type CsvFile } from '../../lib/csvFile';
import { readDownload } from '../../lib/downloadLink';
import { fileNameOf } from '../../lib/fileName';
import { ownLanguage } from '../../lib/ownLanguage';
import { authorise } from '../../permissions';
import { viewerOfSession } from '../auth/authenticate';
import { theTop, type Place } from '../client-activity/cursor';
import { cellsIn, headerOf } from './exportColumns';
import { auditQueryInput } from './input';
import { presentEvent } from './present';
import { auditEventRows } from './readSql';
import { settledSelection, type AuditSelection, type Surroundings } from './settling';

const exportClaims = z.object({ companyId: z.uuid(), sessionId: z.uuid(), query: auditQueryInput });

export type ExportClaims = z.output<typeof exportClaims>;

/** Whoever asked for the link has to be allowed to still. */
async function refuseUnlessAllowed(
  services: Services,
  { companyId, sessionId }: ExportClaims,
): Promise<void> {
  authorise(await viewerOfSession(services, companyId, sessionId), 'Admin', 'export');
}

/** Newest first, so that nothing that happens meanwhile comes into it. */
function partsOf(
  services: Services,
  claims: ExportClaims,
  selection: AuditSelection,
  surroundings: Surroundings,
): AsyncIterable<string> {
  const { companyId } = claims;
  const { timeZone } = surroundings;
  const cellsOf = cellsIn(timeZone);
  // Files are read by programs too: every one is written alike.
  const locality = { ...surroundings, locale: ownLanguage };
  return csvParts<Place>({
    header: headerOf(timeZone),
    start: theTop,
    checkAccess: () => refuseUnlessAllowed(services, claims),
    async read(place) {
      const rows = await services.database.inCompany(companyId, (db) =>
        auditEventRows(db, companyId, selection, place, rowsPerPart),
      );
      const last = rows.length === rowsPerPart ? rows.at(-1) : undefined;
      return {
        lines: rows.map((row) => cellsOf(presentEvent(row, locality))),
        next: last ? { at: last.at.toISOString(), id: last.id } : null,
      };
    },
  });
}

/** Opens a link of exportAuditEvents: as often as it is asked for, while it holds. */
export async function openExport(services: Services, token: string): Promise<CsvFile> {
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
      downloadKey: `audit-export ${companyId}`,
      parts: partsOf(services, claims, selection, surroundings),
    };
  });
}
