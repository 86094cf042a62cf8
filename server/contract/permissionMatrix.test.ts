import { sweepPermissions } from './testing/sweepPermissions';

// The slow project tries the other statuses.
sweepPermissions(['Active']);
