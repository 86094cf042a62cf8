import { sweepYears } from './testing/sweepYears';

// The slow project tells it on more days.
sweepYears(['2026-12-31T23:59:59.999Z', '2028-02-29T08:30:00.000Z']);
