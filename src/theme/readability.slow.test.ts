import { brandLattice, brandSamples } from './testing/brandSamples';
import { unreadableBrandPairs } from './testing/readability';

test.each(['light', 'dark'] as const)(
  'design 5: the %s theme keeps every text, edge and mark readable across the range of brand colors',
  (scheme) => {
    expect(unreadableBrandPairs([...brandLattice(), ...brandSamples(5000)], scheme).slice(0, 20)).toEqual([]);
  },
);
