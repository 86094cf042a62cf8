import { everyStatus } from './permissionMatrix';
import { sweepPermissions } from './testing/sweepPermissions';

sweepPermissions(everyStatus);
