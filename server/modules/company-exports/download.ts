import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { readDownload } from '../../lib/downloadLink';
import { authorise } from '../../permissions';
import { viewerOfSession } from '../auth/authenticate';
import { exportById, partAt, type ExportRow } from './sql';

const archiveClaims = z.object({ companyId: z.uuid(), sessionId: z.uuid(), exportId: z.uuid() });

export type ArchiveClaims = z.output<typeof archiveClaims>;

export interface Download {
  fileName: string;
  /** With what else of the company it is counted while it is on its way. */
  downloadKey: string;
  bytes: number;
  /** The file in the pieces that it is kept in, each read when the one before has been taken. */
  parts: AsyncIterable<Buffer>;
}

const noLonger = (): DomainError =>
  new DomainError(
    'NOT_FOUND',
    'This link to an archive holds no longer. Open the company profile for another.',
  );

/** Whoever asked for the link has to be signed in as they were, and allowed to still. */
async function refuseUnlessAllowed(
  services: Services,
  { companyId, sessionId }: ArchiveClaims,
): Promise<void> {
  authorise(await viewerOfSession(services, companyId, sessionId), 'Admin', 'export');
}

/** The archive, for as long as its file is there. */
async function findArchive(
  { database }: Services,
  { companyId, exportId }: ArchiveClaims,
): Promise<ExportRow> {
  const row = await database.inCompany(companyId, (db) => exportById(db, companyId, exportId));
  if (row?.status !== 'Finished') throw noLonger();
  return row;
}

/** No transaction is open while a part is on its way: the reader may be as slow as they like. */
async function* partsOf(services: Services, claims: ArchiveClaims, bytes: number): AsyncGenerator<Buffer> {
  const { companyId, exportId } = claims;
  let sent = 0;
  for (let position = 0; sent < bytes; position += 1) {
    // Broken off here, the file can't be mistaken for a whole one.
    await refuseUnlessAllowed(services, claims);
    const part = await services.database.inCompany(companyId, (db) =>
      partAt(db, companyId, exportId, position),
    );
    if (!part) throw new Error(`The archive ${exportId} has ended before its file.`);
    sent += part.length;
    yield part;
  }
}

/** Opens a link of companyExportLink: as often as it is asked for, while it holds. */
export async function openArchive(services: Services, id: string, token: string): Promise<Download> {
  const { data: claims } = archiveClaims.safeParse(
    await readDownload(services.settings, 'company-export', token),
  );
  if (claims?.exportId !== id) throw noLonger();
  await refuseUnlessAllowed(services, claims);
  const { fileName, bytes } = await findArchive(services, claims);
  const downloadKey = `company-export ${claims.companyId}`;
  return { fileName, bytes, downloadKey, parts: partsOf(services, claims, bytes) };
}
