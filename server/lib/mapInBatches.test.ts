import { mapInBatches } from './mapInBatches';

test('mapInBatches yields to the event loop after every 100 items and keeps the order of results', async () => {
  const items = Array.from({ length: 250 }, (_, index) => index);
  let immediateCount = 0;
  const countImmediate = () => {
    immediateCount += 1;
    next = setImmediate(countImmediate);
  };
  let next = setImmediate(countImmediate);
  const countsSeen: number[] = [];
  const results = await mapInBatches(items, (item) => {
    countsSeen.push(immediateCount);
    return item * 2;
  });
  clearImmediate(next);
  expect(results).toEqual(items.map((item) => item * 2));
  expect(countsSeen[99]).toBe(0);
  expect(countsSeen[100]).toBeGreaterThan(0);
  expect(countsSeen[200]).toBeGreaterThan(countsSeen[100] ?? 0);
});
