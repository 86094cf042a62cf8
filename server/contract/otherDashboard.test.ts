import { sweepOtherDashboard } from './testing/otherDashboard';

// The slow project asks at every path.
sweepOtherDashboard((path) => path.endsWith('/receipt'));
