import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitConcurrency } from './limitConcurrency';

test('limitConcurrency runs at most the given number of tasks concurrently and starts them in order', async () => {
  const limit = limitConcurrency(3);
  const started: number[] = [];
  let running = 0;
  let maxRunning = 0;

  const results = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      limit(async () => {
        started.push(number);
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await nextTurn();
        running -= 1;
        return number;
      }),
    ),
  );

  expect(maxRunning).toBe(3);
  expect(results).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(started).toEqual(results);
});

test('limitConcurrency frees the slot of a task that fails', async () => {
  const limit = limitConcurrency(1);
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limit(() => Promise.resolve('fine'))).resolves.toBe('fine');
});
