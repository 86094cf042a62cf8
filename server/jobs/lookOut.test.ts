import { lookOut } from './lookOut';

test('a minute is told once, again where that failed, and as often as the clock is put back to it', async () => {
  const stopping = new AbortController();
  const minutes = [30, 30, 30, 29, 30];
  const told: number[] = [];
  const reports: string[] = [];
  await lookOut({
    async ask() {
      const minute = minutes.shift();
      if (minutes.length === 0) stopping.abort();
      return { rows: [{ minute, names: [] }] };
    },
    async onMinute(minute) {
      told.push(minute);
      if (told.length === 1) throw new Error('not now');
    },
    wake: () => undefined,
    report: (text) => reports.push(text),
    stopping: stopping.signal,
  });
  expect(told).toEqual([30, 30, 29, 30]);
  expect(reports).toEqual(['The job queue failed: Error: not now']);
}, 30_000);
