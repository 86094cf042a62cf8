import { sweepYears } from './testing/sweepYears';

// The demo is made on whatever day it is started: the last of February and of a long month too.
sweepYears([
  '2026-11-20T22:00:00.000Z',
  '2027-01-31T12:00:00.000Z',
  '2027-03-01T00:00:00.000Z',
  '2028-07-31T17:45:00.000Z',
]);
