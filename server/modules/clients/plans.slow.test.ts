import { sortFields, sweepClientPlans } from './testing/planSweep';

sweepClientPlans(sortFields);
