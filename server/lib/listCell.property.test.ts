import fc from 'fast-check';
import { propertyRuns } from '../testing/repetitions';
import { joinList, splitList } from './listCell';

test('splitList returns every list that joinList wrote', () => {
  const item = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'ab;,|" \t\n\'') }),
  );
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), (items) => {
      expect(splitList(joinList(items), items.length + 1)).toEqual(items);
    }),
    propertyRuns({ gate: 2000, slow: 50_000 }),
  );
});

test('splitList separates items by commas, semicolons or bars, and joinList quotes items with separators', () => {
  expect(splitList('vip, new;old|12" pipe, "a, b" ; "unclosed, x', 10)).toEqual([
    ...['vip', 'new', 'old', '12" pipe', 'a, b', '"unclosed', 'x'],
  ]);
  expect(joinList(['R&D; Ops', 'a,b', 'plain', '12" pipe'])).toBe('"R&D; Ops"; "a,b"; plain; 12" pipe');
});

test('splitList returns at most the requested number of items', () => {
  expect(splitList('a;'.repeat(5000), 3)).toEqual(['a', 'a', 'a']);
});
