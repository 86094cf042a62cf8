import { brandLattice, brandSamples } from './testing/brands';
import { unreadableBrands } from './testing/readability';

test.each(['light', 'dark'] as const)(
  'design 5: every brand color leaves each text, edge and mark readable, %s',
  (scheme) => {
    expect(unreadableBrands([...brandLattice(), ...brandSamples(5000)], scheme).slice(0, 20)).toEqual([]);
  },
);
