import type { Database } from '../../db/database';
import { byteOrderMark, csvLine } from '../../../contract/csv';
import { escapeHtml } from '../../lib/escapeHtml';
import { showText } from '../content/contentPool';
import { imageById } from '../images/sql';
import { cellOf } from './cells';
import { companyFacts, imageIds, textOf, textsOf, type ArchivedText, type TextRow } from './documentsSql';
import { readmeOf } from './readme';
import { headerOf, placeOf, rowsAfter, type Place } from './rowsSql';
import { archiveTables } from './tables/all';
import type { ArchiveTable } from './tables/table';
import type { ArchiveEntry } from './zip';

const pageRows = 500;

/** What an archive is made from, and what counts its rows. */
export interface ArchiveSource {
  database: Pick<Database, 'inCompany'>;
  companyId: string;
  companyName: string;
  begunAt: Date;
  noteRows(count: number): void;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** No transaction is open while a page is on its way, so that nobody waits for an archive. */
async function* csvOf(source: ArchiveSource, table: ArchiveTable): AsyncGenerator<string> {
  const header = headerOf(table);
  yield byteOrderMark + csvLine(header);
  let after: Place | null = null;
  for (;;) {
    const from = after;
    const rows = await source.database.inCompany(source.companyId, (db) =>
      rowsAfter(db, source.companyId, table, from, pageRows),
    );
    if (rows.length > 0) yield rows.map((row) => csvLine(header.map((name) => cellOf(row[name])))).join('');
    source.noteRows(rows.length);
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = placeOf(table, last);
  }
}

// Where guides point to pictures, as they are kept.
const keptPictures = / src="\/images\/([0-9a-f-]{36})"/g;

const pageOf = ({ title, html }: TextRow): string =>
  `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml(title ?? '')}</title>\n<h1 dir="auto">${escapeHtml(title ?? '')}</h1>\n` +
  html.replace(keptPictures, ' src="../../../images/$1.png"');

async function* textParts(
  { database, companyId }: ArchiveSource,
  text: ArchivedText,
): AsyncGenerator<string> {
  const row = await database.inCompany(companyId, (db) => textOf(db, companyId, text));
  if (row) yield pageOf({ ...row, html: await showText(companyId, row.html) });
}

const nameOfText = ({ kind, pathname, version }: ArchivedText): string =>
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

/** Everything, file by file, none of which is read before the one before it is written. */
export async function* archiveEntries(source: ArchiveSource): AsyncGenerator<ArchiveEntry> {
  const { database, companyId, companyName, begunAt } = source;
  yield { name: 'README.txt', parts: once(readmeOf(companyName, begunAt)) };
  const facts = await database.inCompany(companyId, (db) => companyFacts(db, companyId));
  yield { name: 'company.json', parts: once(`${JSON.stringify(facts, null, 2)}\n`) };
  for (const table of archiveTables) yield { name: table.file, parts: csvOf(source, table) };
  for (const text of await database.inCompany(companyId, (db) => textsOf(db, companyId))) {
    yield { name: nameOfText(text), parts: textParts(source, text) };
  }
  yield* imageEntries(source);
}
