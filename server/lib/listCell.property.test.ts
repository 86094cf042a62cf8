import fc from 'fast-check';
import { propertyRuns } from '../testing/repetitions';
import { joinList, splitList } from './listCell';

test('every list survives a round trip', () => {
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

test('items are separated by commas, semicolons or bars, and quotation marks within one are its own', () => {
  expect(splitList('vip, new;old|12" pipe, "a, b" ; "unclosed, x', 10)).toEqual([
    ...['vip', 'new', 'old', '12" pipe', 'a, b', '"unclosed', 'x'],
  ]);
  expect(joinList(['R&D; Ops', 'a,b', 'plain', '12" pipe'])).toBe('"R&D; Ops"; "a,b"; plain; 12" pipe');
});

test('reads no more items than asked for', () => {
  expect(splitList('a;'.repeat(5000), 3)).toEqual(['a', 'a', 'a']);
});
