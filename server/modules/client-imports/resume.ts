import type { Services } from '../../context';
import { resumeLost, startResuming } from '../../jobs/resuming';
import { runningImports } from './sql';

const everyHour = { everyMinutes: 60, after: 47 };

export const startResumingImports = (services: Services): Promise<void> =>
  startResuming(services, 'resume-client-imports', everyHour, resumeClientImports);

export const resumeClientImports = (services: Services): Promise<void> =>
  resumeLost(services, { name: 'run-client-import', failing: 'fail-client-import', running: runningImports });
