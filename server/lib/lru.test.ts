import { Lru } from './lru';

test('keeps the values used last', () => {
  const kept = new Lru<string, number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  kept.get('a');
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

test('keeps at most a total weight', () => {
  const kept = new Lru<string, string>(10, ({ length }) => length);
  kept.set('a', 'xxxx');
  kept.set('b', 'xxxx');
  kept.set('b', 'xxxxx');
  expect([kept.get('a'), kept.get('b')]).toEqual(['xxxx', 'xxxxx']);
  kept.set('c', 'xxxxxx');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, undefined, 'xxxxxx']);
  kept.set('d', 'x'.repeat(11));
  expect(kept.get('d')).toBeUndefined();
  kept.set('e', 'xxxxxxxxxx');
  expect(kept.get('e')).toHaveLength(10);
});
