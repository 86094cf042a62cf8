import fc from 'fast-check';
import { findLowContrast } from './testing/readability';

const toHex = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const channelValues = [...Array.from({ length: 32 }, (_, step) => step * 8), 255];
const gridColors = channelValues.flatMap((red) =>
  channelValues.flatMap((green) => channelValues.map((blue) => toHex(red, green, blue))),
);
const randomColors = fc.sample(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => toHex(value >> 16, (value >> 8) & 255, value & 255)),
  { seed: 20261122, numRuns: 5000 },
);

test.each(['light', 'dark'] as const)(
  'design 5: paletteOf keeps text and edges readable for colors across the whole range in the %s scheme',
  (scheme) => {
    expect(findLowContrast([...gridColors, ...randomColors], scheme).slice(0, 20)).toEqual([]);
  },
);
