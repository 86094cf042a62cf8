import { sweepClientPlans } from './testing/planSweep';

// The slow project sweeps every order.
sweepClientPlans(['CreatedAt', 'Name']);
