import type { Services } from '../../context';
import { resumeLost, startResuming } from '../../jobs/resuming';
import { runningBulks } from './sql';

const everyHour = { everyMinutes: 60, after: 52 };

export const startResumingBulks = (services: Services): Promise<void> =>
  startResuming(services, 'resume-client-bulks', everyHour, resumeClientBulks);

export const resumeClientBulks = (services: Services): Promise<void> =>
  resumeLost(services, { name: 'run-client-bulk', failing: 'fail-client-bulk', running: runningBulks });
