import { parse } from 'csv-parse/sync';

export const delimiters = [',', ';', '\t', '|'] as const;

export const lineEnds = ['\r\n', '\n', '\r'];

const sampleLength = 20_000;
const sampleRows = 50;

// Drops the last row of a truncated sample, because a cut-off quoted cell would look unclosed.
const dropPartialRow = (sample: string): string =>
  sample.slice(0, sample.search(/[\r\n][^\r\n]*$/) + 1) || sample;

function columnCounts(sample: string, delimiter: string): number[] {
  try {
    const rows: string[][] = parse(sample, {
      delimiter,
      record_delimiter: lineEnds,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: sampleRows,
    });
    return rows.map((row) => row.length);
  } catch {
    return [];
  }
}

/** Scores a delimiter by its number of columns and the share of rows with as many columns as the header. */
function score(sample: string, delimiter: string): number {
  const [header = 0, ...rows] = columnCounts(sample, delimiter);
  if (header < 2) return 0;
  const agreeing = rows.filter((count) => count === header).length;
  return header * ((1 + agreeing) / (1 + rows.length)) ** 2;
}

/** Returns the delimiter of a CSV file, or a comma for a single column. */
export function detectDelimiter(text: string): string {
  const sample = text.length > sampleLength ? dropPartialRow(text.slice(0, sampleLength)) : text;
  const best = delimiters
    .map((delimiter) => ({ delimiter, points: score(sample, delimiter) }))
    .reduce((leader, next) => (next.points > leader.points ? next : leader));
  return best.delimiter;
}
