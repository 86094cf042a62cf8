import fc from 'fast-check';
import { unreadable } from './testing/readability';

const hex = (...channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Every eighth value of each channel, and the last. */
const steps = [...Array.from({ length: 32 }, (_, step) => step * 8), 255];
const lattice = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))));
const seeded = fc.sample(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => hex(value >> 16, (value >> 8) & 255, value & 255)),
  { seed: 20261122, numRuns: 5000 },
);

test.each(['light', 'dark'] as const)(
  'design 5: every brand color leaves each text and edge of a client dashboard readable, %s',
  (scheme) => {
    expect(unreadable([...lattice, ...seeded], scheme).slice(0, 20)).toEqual([]);
  },
);
