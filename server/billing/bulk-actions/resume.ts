import { resumeLostJobs, type Services, startResumeJob } from '../../platform';
import { runningBulks } from './bulkActions.repository';

const everyHour = { everyMinutes: 60, offsetMinutes: 52 };

export const startResumingBulks = (services: Services): Promise<void> =>
  startResumeJob(services, 'resume-client-bulks', everyHour, resumeClientBulks);

export const resumeClientBulks = (services: Services): Promise<void> =>
  resumeLostJobs(services, { name: 'run-client-bulk', failing: 'fail-client-bulk', running: runningBulks });
