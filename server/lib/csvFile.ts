import { byteOrderMark, csvLine } from '../../contract/csv';

/** The name of a file to save, and the file in parts of many lines. */
export interface CsvFile {
  fileName: string;
  /** With what else of the company it is counted while it is on its way: a link opens as often as it is pressed. */
  countedAs: string;
  parts: AsyncIterable<string>;
}

/** So few that whoever asks for something else meanwhile does not wait for them. */
export const rowsOfPart = 250;

/** Some lines of a file, and where the next ones begin; null behind the last. */
export interface Page<Place> {
  lines: readonly (readonly string[])[];
  next: Place | null;
}

interface Source<Place> {
  header: readonly string[];
  start: Place;
  read(from: Place): Promise<Page<Place>>;
  /** Asked before each page but the first: what it throws breaks the file off. */
  admit(): Promise<void>;
}

/**
 * Each part is read when the one before has been taken. No transaction is open while one is on its way: the reader may be
 * as slow as they like. Broken off, the file can't be mistaken for a whole one.
 */
export async function* csvParts<Place>({
  header,
  start,
  read,
  admit,
}: Source<Place>): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(header);
  for (let place: Place | null = start; place !== null;) {
    if (place !== start) await admit();
    const { lines, next }: Page<Place> = await read(place);
    yield lines.map(csvLine).join('');
    place = next;
  }
}
