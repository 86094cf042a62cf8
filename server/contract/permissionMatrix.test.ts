import { sweepPermissions } from './testing/sweepPermissions';

// The slow project tries every operation in every status; everyRight.test.ts asks the check of each for every role.
sweepPermissions(['Active'], (operation) => /client|payment|operator/i.test(operation));
