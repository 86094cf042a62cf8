import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Row {
  name: string;
  /** The database, or an empty text if the measurement uses none. */
  database: string;
  what: string;
  measured: string;
  /** The same work without Livery, or without the attack. Empty if there is nothing to compare with. */
  baseline: string;
  budget: string;
  isWithinBudget: boolean;
}

export interface Report {
  rows: Row[];
  /** The messages of measurements that could not run. */
  failures: string[];
}

/** Runs one measurement and adds its rows, or its error, to the report. An error does not stop the others. */
export async function addRows(
  { rows, failures }: Report,
  name: string,
  measure: () => Promise<readonly Row[]>,
): Promise<void> {
  console.error(`${name} …`);
  try {
    rows.push(...(await measure()));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const headings = [
  'date',
  'name',
  'database',
  'measurement',
  'measured',
  'baseline',
  'budget',
  'within budget',
] as const;
/** The columns that identify a measurement: name, database and measurement. */
const keyOf = (row: readonly string[]): string => row.slice(1, 4).join('|');

const toCells = (date: string, row: Row): string[] => [
  date,
  row.name,
  row.database,
  row.what,
  row.measured,
  row.baseline,
  row.budget,
  row.isWithinBudget ? 'yes' : 'no',
];

/** Returns the lines of a Markdown table with aligned columns. */
function formatTable(rows: readonly (readonly string[])[]): string[] {
  const cells = [headings, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)];
}

const page = path.resolve(__dirname, '../../docs/benchmarks.md');

const describeMachine = (): string =>
  `${os.cpus().length} cores of ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.arch()}, Node ${process.version}`;

/** Returns the rows of the page with the new ones in place of those with the same key, or at the end. */
function mergeRows(previous: readonly string[][], measured: readonly string[][]): string[][] {
  const newRows = new Map(measured.map((row) => [keyOf(row), row]));
  const knownKeys = new Set(previous.map(keyOf));
  return [
    ...previous.map((row) => newRows.get(keyOf(row)) ?? row),
    ...measured.filter((row) => !knownKeys.has(keyOf(row))),
  ];
}

/**
 * Writes the rows into the program's section of docs/benchmarks.md, with the machine of each date. Rows of
 * other measurements keep their date.
 */
function updatePage(program: string, date: string, rows: readonly string[][]): void {
  const text = readFileSync(page, 'utf8');
  const [start, end] = [`<!-- ${program} -->\n`, `<!-- /${program} -->`];
  const [before = '', rest] = text.split(start);
  if (rest === undefined) throw new Error(`${page} has no section for ${program}.`);
  const [section = '', after = ''] = rest.split(end);
  const lines = section.split('\n');
  const previous = lines
    .filter((line) => /^\| \d{4}-/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
  const table = mergeRows(previous, rows);
  const dates = new Set(table.map(([measuredOn = '']) => measuredOn));
  const machines = lines.filter(
    (line) => line.startsWith('- ') && dates.has(line.slice(2, 12)) && !line.startsWith(`- ${date}`),
  );
  const contents = [...machines, `- ${date}: ${describeMachine()}`, '', ...formatTable(table)].join('\n');
  writeFileSync(page, `${before}${start}\n${contents}\n\n${end}${after}`);
}

/** Prints the rows as a table and the failures below it. Updates docs/benchmarks.md if `writesPage` is set. */
export function printReport(program: string, { rows, failures }: Report, writesPage: boolean): void {
  const date = new Date().toISOString().slice(0, 10);
  const cells = rows.map((row) => toCells(date, row));
  for (const line of formatTable(cells)) console.log(line);
  if (writesPage) updatePage(program, date, cells);
  for (const failure of failures) console.error(failure);
}
