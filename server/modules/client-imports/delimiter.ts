import { parse } from 'csv-parse/sync';

export const delimiters = [',', ';', '\t', '|'] as const;

export const lineEnds = ['\r\n', '\n', '\r'];

const sampleLength = 20_000;
const sampleRows = 50;

// A cut through the last row must not look like a quote that is never closed.
const wholeRows = (sample: string): string => sample.slice(0, sample.search(/[\r\n][^\r\n]*$/) + 1) || sample;

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

/** How many columns a delimiter gives, weighed by how many rows agree with the header on it. */
function score(sample: string, delimiter: string): number {
  const [header = 0, ...rows] = columnCounts(sample, delimiter);
  if (header < 2) return 0;
  const agreeing = rows.filter((count) => count === header).length;
  return header * ((1 + agreeing) / (1 + rows.length)) ** 2;
}

/** The delimiter that a CSV file uses; a comma when there is one column only. */
export function detectDelimiter(text: string): string {
  const sample = text.length > sampleLength ? wholeRows(text.slice(0, sampleLength)) : text;
  const best = delimiters
    .map((delimiter) => ({ delimiter, points: score(sample, delimiter) }))
    .reduce((winner, next) => (next.points > winner.points ? next : winner));
  return best.delimiter;
}
