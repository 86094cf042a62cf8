import { inTurns } from './inTurns';

test('other work runs after every hundred items, and the results keep their order', async () => {
  const items = Array.from({ length: 250 }, (_, index) => index);
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const seen: number[] = [];
  const results = await inTurns(items, (item) => {
    seen.push(turns);
    return item * 2;
  });
  clearImmediate(next);
  expect(results).toEqual(items.map((item) => item * 2));
  expect(seen[99]).toBe(0);
  expect(seen[100]).toBeGreaterThan(0);
  expect(seen[200]).toBeGreaterThan(seen[100] ?? 0);
});
