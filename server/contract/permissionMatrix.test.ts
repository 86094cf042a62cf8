import { sweepPermissions } from './testing/sweepPermissions';

// The slow project calls every operation in every status. everyRight.test.ts compares each permission check with the table.
sweepPermissions(['Active'], (operation) => /client|payment|operator/i.test(operation));
