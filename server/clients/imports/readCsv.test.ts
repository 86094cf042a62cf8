import { unescapeCell } from '../../../contract/csv';
import { fitCells } from './headers';
import { csvRows } from './readCsv';

test('csvRows yields to the event loop at least once per kilobyte', async () => {
  const kilobytes = 20;
  let turns = 0;
  let isReading = true;
  const countTurn = (): void => {
    turns += 1;
    if (isReading) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  let rows = 0;
  for await (const { cells } of csvRows('a,b\n'.repeat(256 * kilobytes), ',')) rows += cells.length / 2;
  isReading = false;
  expect(rows).toBe(256 * kilobytes);
  expect(turns).toBeGreaterThanOrEqual(kilobytes);
});

test.each([
  ['line feeds', '\n'.repeat(900_000)],
  ['escaped commands', "\n'=1".repeat(200_000)],
])(
  'csvRows truncates a cell of many %s before unescaping, without changing what an import stores',
  async (_what, cell) => {
    const rows = [];
    for await (const { cells } of csvRows(`Ada,"${cell}"\n`, ',')) rows.push(cells);
    const columns = { headers: ['Name', 'Note'], mapping: [], nameParts: null };
    expect(rows[0]?.[1]?.length).toBeLessThanOrEqual(10_000);
    expect(fitCells(rows[0] ?? [], columns)).toEqual(fitCells(['Ada', unescapeCell(cell)], columns));
  },
);
