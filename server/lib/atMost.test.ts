import { setImmediate as nextTurn } from 'node:timers/promises';
import { atMost } from './atMost';

test('never more than the count at once, all of them in the end, in order', async () => {
  const limited = atMost(3);
  const started: number[] = [];
  let running = 0;
  let most = 0;

  const results = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      limited(async () => {
        started.push(number);
        running += 1;
        most = Math.max(most, running);
        await nextTurn();
        running -= 1;
        return number;
      }),
    ),
  );

  expect(most).toBe(3);
  expect(results).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(started).toEqual(results);
});

test('work that fails gives its place back', async () => {
  const limited = atMost(1);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(limited(() => Promise.resolve('fine'))).resolves.toBe('fine');
});
