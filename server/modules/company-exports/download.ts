import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { readDownload } from '../../lib/downloadLink';
import { adminWho, exportById, partAt, type ExportRow } from './sql';

const archiveClaims = z.object({ companyId: z.uuid(), operatorId: z.uuid(), exportId: z.uuid() });

export type ArchiveClaims = z.output<typeof archiveClaims>;

export interface Download {
  fileName: string;
  bytes: number;
  /** The file in the pieces that it is kept in, each read when the one before has been taken. */
  parts: AsyncIterable<Buffer>;
}

const noLonger = (): DomainError =>
  new DomainError(
    'NOT_FOUND',
    'This link to an archive holds no longer. Open the company profile for another.',
  );

/** The archive, for as long as its file is there and whoever asked for the link is an Admin still. */
async function findArchive(
  { database }: Services,
  { companyId, operatorId, exportId }: ArchiveClaims,
): Promise<ExportRow> {
  const row = await database.inCompany(companyId, async (db) =>
    (await adminWho(db, companyId, operatorId)) ? exportById(db, companyId, exportId) : null,
  );
  if (row?.status !== 'Finished') throw noLonger();
  return row;
}

/** No transaction is open while a part is on its way: the reader may be as slow as they like. */
async function* partsOf(services: Services, claims: ArchiveClaims, bytes: number): AsyncGenerator<Buffer> {
  const { companyId, exportId } = claims;
  let sent = 0;
  for (let position = 0; sent < bytes; position += 1) {
    const part = await services.database.inCompany(companyId, async (db) =>
      (await adminWho(db, companyId, claims.operatorId)) ? partAt(db, companyId, exportId, position) : null,
    );
    // Broken off here, the file can't be mistaken for a whole one.
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
  const { fileName, bytes } = await findArchive(services, claims);
  return { fileName, bytes, parts: partsOf(services, claims, bytes) };
}
