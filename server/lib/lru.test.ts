import { Lru } from './lru';

test('Lru evicts the least recently used value', () => {
  const cache = new Lru<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('Lru evicts values until their total weight is within the maximum', () => {
  const cache = new Lru<string, string>(10, ({ length }) => length);
  cache.set('a', 'xxxx');
  cache.set('b', 'xxxx');
  cache.set('b', 'xxxxx');
  expect([cache.get('a'), cache.get('b')]).toEqual(['xxxx', 'xxxxx']);
  cache.set('c', 'xxxxxx');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, undefined, 'xxxxxx']);
  cache.set('d', 'x'.repeat(11));
  expect(cache.get('d')).toBeUndefined();
  cache.set('e', 'xxxxxxxxxx');
  expect(cache.get('e')).toHaveLength(10);
});
