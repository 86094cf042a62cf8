import type { Services } from '../../platform/context/context';
import { resumeLostJobs, startResumeJob } from '../../platform/system/resumeJobs';
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
