import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { byteOrderMark, csvLine } from '../../../contract/csv';
import { sanitizeTextForDisplay } from '../../brand';
import { t } from '../../lib/i18n/i18n';
import { listText } from '../../lib/localeText';
import { escapeHtml } from '../../lib/strings';
import { joinList } from '../../lib/listCell';
import { type Database, imageById } from '../../platform';
import {
  type ArchivedText,
  cursorOf,
  headerOf,
  imageIds,
  listTexts,
  loadCompanyData,
  loadText,
  type RowCursor,
  rowsAfter,
  type TextRow,
} from './archive.repository';
import { archiveTables } from './tables/all';
import type { ArchiveTable } from './tables/table';

interface ArchiveEntry {
  name: string;
  /** False for images, which are already compressed. */
  isCompressed?: false;
  parts: AsyncIterable<string | Buffer>;
}

async function addEntries(zip: ZipFile, out: Readable, entries: AsyncIterable<ArchiveEntry>, mtime: Date) {
  for await (const { name, isCompressed = true, parts } of entries) {
    const stream = Readable.from(parts);
    const destroyStream = () => stream.destroy();
    out.once('close', destroyStream);
    zip.addReadStream(stream, name, { mtime, compress: isCompressed });
    // Waits for each entry, so that memory contains the parts of one entry only.
    await finished(stream);
    out.off('close', destroyStream);
  }
  zip.end();
}

/** Creates a ZIP stream that loads entries on demand, so that backpressure also limits database reads. */
export function createZip(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  // yazl declares a narrower type than its stream has.
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  addEntries(zip, out, entries, mtime).catch((error: Error) => out.destroy(error));
  return out;
}

/** Splits a stream into parts of `partBytes` bytes. The last one can be smaller. */
export async function* splitIntoParts(
  stream: AsyncIterable<Buffer>,
  partBytes: number,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    while (length >= partBytes) {
      const joined = Buffer.concat(chunks);
      yield joined.subarray(0, partBytes);
      chunks = [joined.subarray(partBytes)];
      length -= partBytes;
    }
  }
  if (length > 0) yield Buffer.concat(chunks);
}

const amountColumns = [
  ...['price', 'yearly_price', 'setup_fee', 'amount', 'amount_refunded', 'fee_amount', 'mrr', 'change'],
  'lifetime_value',
];

/** Returns the text of README.txt, which must be understandable without access to Livery. */
const readmeText = (company: string, startedAt: Date): string =>
  [
    t('All data of {company} on Livery', { company }),
    '',
    t(
      'The files were read one after the other, starting at {time}. A change that was made in the meantime can be in one file and missing in another.',
      { time: startedAt.toISOString() },
    ),
    '',
    t('Format'),
    ...[
      t(
        'CSV files are UTF-8 with a byte order mark and follow RFC 4180. The first line contains the column names.',
      ),
      t('Times are in UTC, in the ISO 8601 format.'),
      t(
        'Amounts are whole numbers of minor units, such as cents, of the currency in the same row. The amount columns are: {columns}.',
        { columns: listText(amountColumns, 'unit') },
      ),
      t('Lists are separated by semicolons. List items that contain a separator are in quotation marks.'),
      t('Structured values are JSON.'),
      t(
        'A cell that a spreadsheet would run as a command starts with an apostrophe, which an import of clients removes.',
      ),
      t(
        'Rows refer to each other by id. For example, client_id in money/payments.csv is id in clients/clients.csv.',
      ),
    ].map((line) => `- ${line}`),
    '',
    t(
      'The archive contains no passwords, keys, sessions or access links, and no data that is calculated from them.',
    ),
    '',
    t('Files'),
    ...[
      { file: 'company.json', description: () => t('your company') },
      ...archiveTables,
      {
        file: 'content/legal, content/guides',
        description: () => t('your content as HTML: drafts and all versions'),
      },
      { file: 'images', description: () => t('your images, named by the ids in brand/images.csv') },
    ].map(({ file, description }) => t('{file}: {description}', { file, description: description() })),
    '',
  ].join('\r\n');

/**
 * Formats a value as a cell: times in UTC, lists separated by semicolons, objects as JSON, and null as an
 * empty cell.
 */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return joinList(value.map(String));
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

const pageRows = 500;

/** Data source of an archive, with a callback that counts the written rows. */
interface ArchiveSource {
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
