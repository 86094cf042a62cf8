import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineSummary } from './machine';
import { formatTable } from './printAlignedTable';

const page = path.resolve(__dirname, '../../docs/benchmarks.md');

/** Splits a line of a Markdown table into its cells. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRow = (line: string): boolean => line.startsWith('|') && !/^\| (-|date )/.test(line);

/**
 * Replaces previous rows with the measured rows of the same key and appends new ones. Other rows keep their
 * date.
 */
function mergeRows(
  previous: readonly string[][],
  measured: readonly string[][],
  keyLength: number,
): string[][] {
  const keyOf = (row: readonly string[]) => row.slice(1, keyLength + 1).join('|');
  const replaced = new Map(measured.map((row) => [keyOf(row), row]));
  const keys = new Set(previous.map(keyOf));
  return [
    ...previous.map((row) => replaced.get(keyOf(row)) ?? row),
    ...measured.filter((row) => !keys.has(keyOf(row))),
  ];
}

/**
 * Writes the rows of one program into docs/benchmarks.md, with the date and the machine of the run. Throws if
 * the page has no section for the program.
 */
export function updateBenchmarksPage(
  program: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  keyLength: number,
): void {
  const text = readFileSync(page, 'utf8');
  const [start, end] = [`<!-- ${program} -->\n`, `<!-- /${program} -->`];
  if (!text.includes(start)) throw new Error(`${page} has no section for ${program}.`);
  const [before = '', rest = ''] = text.split(start);
  const [section = '', after = ''] = rest.split(end);
  const lines = section.split('\n');
  const date = new Date().toISOString().slice(0, 10);
  const table = mergeRows(
    lines.filter(isRow).map(cellsOf),
    rows.map((row) => [date, ...row]),
    keyLength,
  );
  const dates = new Set(table.map(([measuredOn]) => measuredOn));
  const machines = lines.filter((line) => line.startsWith('- ') && dates.has(line.slice(2, 12)));
  const machine = `- ${date}: ${machineSummary()}`;
  const contents = [
    '',
    ...new Set([...machines.filter((line) => !line.startsWith(`- ${date}`)), machine]),
    '',
    ...formatTable(['date', ...headings], table),
    '',
  ].join('\n');
  writeFileSync(page, `${before}${start}${contents}${end}${after}`);
}
