/** One figure beside its floor. */
export interface Row {
  what: string;
  measured: string;
  floor: string;
  ratio: number | null;
  budget: string;
  isKept: boolean;
}

export function printTable(rows: readonly Row[]): void {
  const cells = [
    ['what', 'measured', 'floor', 'ratio', 'budget', 'kept'],
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.floor,
      row.ratio === null ? '' : row.ratio.toFixed(2),
      row.budget,
      row.isKept ? 'yes' : 'no',
    ]),
  ];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of cells) {
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  }
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
