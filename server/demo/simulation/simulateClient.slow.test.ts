import { testSimulations } from './testing/testSimulations';

// The demo can be created on any day, such as the last day of February or of a long month.
testSimulations([
  '2026-11-20T22:00:00.000Z',
  '2027-01-31T12:00:00.000Z',
  '2027-03-01T00:00:00.000Z',
  '2028-07-31T17:45:00.000Z',
]);
