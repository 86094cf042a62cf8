import { resumeLostJobs, type Services, startResumeJob } from '../../platform';
import { runningImports } from './imports.repository';

const everyHour = { everyMinutes: 60, offsetMinutes: 47 };

export const startResumingImports = (services: Services): Promise<void> =>
  startResumeJob(services, 'resume-client-imports', everyHour, resumeClientImports);

export const resumeClientImports = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    name: 'run-client-import',
    failing: 'fail-client-import',
    running: runningImports,
  });
