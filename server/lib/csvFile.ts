import { byteOrderMark, csvLine } from '../../contract/csv';

export interface CsvFile {
  fileName: string;
  /** The key by which concurrent downloads are limited, because a link can be opened many times. */
  downloadKey: string;
  parts: AsyncIterable<string>;
}

/** Few enough rows that building a part does not delay other requests. */
export const rowsPerPart = 250;

/** Some lines of a file and the position of the next page, or null after the last page. */
export interface Page<Position> {
  lines: readonly (readonly string[])[];
  next: Position | null;
}

interface Source<Position> {
  header: readonly string[];
  start: Position;
  read(from: Position): Promise<Page<Position>>;
  /** Called before each page except the first. An error aborts the download. */
  checkAccess(): Promise<void>;
}

/**
 * Yields the parts of a file. Loads each part after the previous one was sent, without an open transaction in
 * between, because a reader can be slow.
 */
export async function* csvParts<Position>({
  header,
  start,
  read,
  checkAccess,
}: Source<Position>): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(header);
  for (let position: Position | null = start; position !== null;) {
    if (position !== start) await checkAccess();
    const { lines, next }: Page<Position> = await read(position);
    yield lines.map(csvLine).join('');
    position = next;
  }
}
