import { inOperatorLocale, type OperatorPreferences } from '../../lib/i18n/i18n';
import type { Db } from '../db/database';
import type { Jobs } from './jobs';
import type { JobPayloads } from './queues';

/** An operator who receives an email. The preferences are required, so that each query selects them. */
export interface EmailRecipient extends OperatorPreferences {
  email: string;
}

interface Email extends Omit<JobPayloads['send-mail'], 'to' | 'values'> {
  recipient: EmailRecipient;
  /** Returns the values of the template's texts. `enqueueEmail` calls it in the recipient's language and region. */
  valuesOf: () => Record<string, string>;
}

/**
 * Enqueues an email in Livery's name, in the recipient's language with the formats of their region, when the
 * transaction commits.
 */
export const enqueueEmail = (
  db: Db,
  { jobs }: { jobs: Jobs },
  { recipient, valuesOf, ...email }: Email,
): Promise<void> =>
  inOperatorLocale(recipient, () =>
    jobs.enqueue(db, 'send-mail', { ...email, to: recipient.email, values: valuesOf() }),
  );
