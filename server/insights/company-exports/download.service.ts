import * as z from 'zod';
import { authorize, readDownload, type Services } from '../../platform';
import { viewerOfSession } from '../../identity';
import { DomainError } from '../../lib/errors';
import { exportById, partAt, type ExportRow } from './companyExports.repository';

const archiveClaims = z.object({ companyId: z.uuid(), sessionId: z.uuid(), exportId: z.uuid() });

export type ArchiveClaims = z.output<typeof archiveClaims>;

export interface Download {
  fileName: string;
  /** The key by which the company's concurrent downloads are counted. */
  downloadKey: string;
  bytes: number;
  /** Each part is read after the previous one was consumed. */
  parts: AsyncIterable<Buffer>;
}

const expiredLinkError = (): DomainError =>
  new DomainError(
    'NOT_FOUND',
    'This link to an archive holds no longer. Open the company profile for another.',
  );

/** Throws unless the session that requested the link is active and its operator is still an Admin. */
async function requireExportAccess(
  services: Services,
  { companyId, sessionId }: ArchiveClaims,
): Promise<void> {
  authorize(await viewerOfSession(services, companyId, sessionId), 'Admin', 'export');
}

/** Returns the export. Throws `NOT_FOUND` unless its status is Finished. */
async function findArchive(
  { database }: Services,
  { companyId, exportId }: ArchiveClaims,
): Promise<ExportRow> {
  const row = await database.inCompany(companyId, (db) => exportById(db, companyId, exportId));
  if (row?.status !== 'Finished') throw expiredLinkError();
  return row;
}

/** Reads each part in a separate transaction, so that a slow download occupies no connection. */
async function* streamParts(
  services: Services,
  claims: ArchiveClaims,
  bytes: number,
): AsyncGenerator<Buffer> {
  const { companyId, exportId } = claims;
  let sentBytes = 0;
  for (let position = 0; sentBytes < bytes; position += 1) {
    // Access can be revoked during the download. The truncated ZIP file is then invalid.
    await requireExportAccess(services, claims);
    const part = await services.database.inCompany(companyId, (db) =>
      partAt(db, companyId, exportId, position),
    );
    if (!part) throw new Error(`Archive ${exportId} ended before its download.`);
    sentBytes += part.length;
    yield part;
  }
}

/**
 * Opens a link of `createCompanyExportLink`, which works repeatedly until it expires. Throws `NOT_FOUND` for
 * an invalid link, and `UNAUTHENTICATED` or `FORBIDDEN` if the operator's access has ended.
 */
export async function openArchive(services: Services, id: string, token: string): Promise<Download> {
  const { data: claims } = archiveClaims.safeParse(
    await readDownload(services.settings, 'company-export', token),
  );
  if (claims?.exportId !== id) throw expiredLinkError();
  await requireExportAccess(services, claims);
  const { fileName, bytes } = await findArchive(services, claims);
  const downloadKey = `company-export ${claims.companyId}`;
  return { fileName, bytes, downloadKey, parts: streamParts(services, claims, bytes) };
}
