import { testSimulations } from './testing/testSimulations';

// The slow project covers more days.
testSimulations(['2026-12-31T23:59:59.999Z', '2028-02-29T08:30:00.000Z']);
