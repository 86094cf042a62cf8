import type { Services } from '../../context';
import { resumeLostJobs, startResumeJob } from '../../jobs/resumeJobs';
import { runningImports } from './sql';

const everyHour = { everyMinutes: 60, offsetMinutes: 47 };

export const startResumingImports = (services: Services): Promise<void> =>
  startResumeJob(services, 'resume-client-imports', everyHour, resumeClientImports);

export const resumeClientImports = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    name: 'run-client-import',
    failing: 'fail-client-import',
    running: runningImports,
  });
