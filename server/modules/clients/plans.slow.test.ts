import { sortFields } from './testing/model';
import { sweepClientPlans } from './testing/planSweep';

sweepClientPlans(sortFields);
