import { type Database, imageById } from '../../platform';
import { sanitizeTextForDisplay } from '../../brand';
import { byteOrderMark, csvLine } from '../../../contract/csv';
import { escapeHtml } from '../../lib/escapeHtml';
import { cellOf } from './cells';
import {
  loadCompanyData,
  imageIds,
  loadText,
  listTexts,
  type ArchivedText,
  type TextRow,
} from './documents.repository';
import { readmeText } from './readme';
import { headerOf, cursorOf, rowsAfter, type RowCursor } from './rows.repository';
import { archiveTables } from './tables/all';
import type { ArchiveTable } from './tables/table';
import type { ArchiveEntry } from './zip';

const pageRows = 500;

/** Data source of an archive, with a callback that counts the written rows. */
export interface ArchiveSource {
  database: Pick<Database, 'inCompany'>;
  companyId: string;
  companyName: string;
  startedAt: Date;
  onRowsWritten(count: number): void;
}

async function* singlePart(text: string): AsyncGenerator<string> {
  yield text;
}

/** Reads each page in a separate transaction, so that a slow archive does not block other work. */
async function* csvParts(source: ArchiveSource, table: ArchiveTable): AsyncGenerator<string> {
  const header = headerOf(table);
  yield byteOrderMark + csvLine(header);
  let cursor: RowCursor | null = null;
  for (;;) {
    const pageCursor = cursor;
    const rows = await source.database.inCompany(source.companyId, (db) =>
      rowsAfter(db, source.companyId, table, pageCursor, pageRows),
    );
    if (rows.length > 0) yield rows.map((row) => csvLine(header.map((name) => cellOf(row[name])))).join('');
    source.onRowsWritten(rows.length);
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < pageRows) return;
    cursor = cursorOf(table, lastRow);
  }
}

// Image addresses in the stored HTML of quick guides.
const imageSources = / src="\/images\/([0-9a-f-]{36})"/g;

const toHtmlPage = ({ title, html }: TextRow): string =>
  `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml(title ?? '')}</title>\n<h1 dir="auto">${escapeHtml(title ?? '')}</h1>\n` +
  html.replace(imageSources, ' src="../../../images/$1.png"');

async function* textParts(
  { database, companyId }: ArchiveSource,
  text: ArchivedText,
): AsyncGenerator<string> {
  const row = await database.inCompany(companyId, (db) => loadText(db, companyId, text));
  if (row) yield toHtmlPage({ ...row, html: await sanitizeTextForDisplay(companyId, row.html) });
}

const textFileName = ({ kind, pathname, version }: ArchivedText): string =>
  `content/${kind}/${pathname}/${version === null ? 'draft' : `version-${version}`}.html`;

async function* imageParts(
  { database, companyId }: ArchiveSource,
  id: string,
  format: 'png' | 'svg',
): AsyncGenerator<Buffer> {
  const image = await database.inCompany(companyId, (db) => imageById(db, companyId, id));
  if (!image) return;
  yield format === 'png' ? Buffer.from(image.png) : Buffer.from(image.svg ?? '');
}

async function* imageEntries(source: ArchiveSource): AsyncGenerator<ArchiveEntry> {
  const { database, companyId } = source;
  for (const { id, hasSvg } of await database.inCompany(companyId, (db) => imageIds(db, companyId))) {
    yield { name: `images/${id}.png`, isCompressed: false, parts: imageParts(source, id, 'png') };
    if (hasSvg) yield { name: `images/${id}.svg`, parts: imageParts(source, id, 'svg') };
  }
}

/** Yields the files of the archive. Each file is read after the previous one was written. */
export async function* archiveEntries(source: ArchiveSource): AsyncGenerator<ArchiveEntry> {
  const { database, companyId, companyName, startedAt } = source;
  yield { name: 'README.txt', parts: singlePart(readmeText(companyName, startedAt)) };
  const companyData = await database.inCompany(companyId, (db) => loadCompanyData(db, companyId));
  yield { name: 'company.json', parts: singlePart(`${JSON.stringify(companyData, null, 2)}\n`) };
  for (const table of archiveTables) yield { name: table.file, parts: csvParts(source, table) };
  for (const text of await database.inCompany(companyId, (db) => listTexts(db, companyId))) {
    yield { name: textFileName(text), parts: textParts(source, text) };
  }
  yield* imageEntries(source);
}
