import { csvRows } from './readCsv';

test('gives other work a turn for each kilobyte that is read', async () => {
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
