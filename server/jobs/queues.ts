import type { JobName } from '../jobs';

/** The schema that pg-boss keeps its tables in. */
export const schema = 'pgboss';

interface Queue {
  retryLimit: number;
  /** Doubled from try to try. */
  retryDelay: number;
  retryBackoff: boolean;
  /** A job whose process has not been heard of for so long is given to another. */
  expireInSeconds: number;
}

const usual: Queue = { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 };

export const queues: Readonly<Record<JobName, Queue>> = {
  'send-password-reset': usual,
  'send-invitation': usual,
  'send-mail': usual,
  'run-client-import': usual,
  'purge-expired': usual,
};
