import { sweepOtherDashboard } from './testing/otherDashboard';

sweepOtherDashboard(() => true);
