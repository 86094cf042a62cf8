import { languageOrDefault } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';
import type { Db } from '../db/database';
import type { Jobs } from './jobs';
import type { JobPayloads } from './queues';

interface Email extends Omit<JobPayloads['send-mail'], 'values'> {
  /** The recipient's stored language. */
  language: string | null;
  /** Returns the values of the template's texts. `enqueueEmail` calls it in the recipient's language. */
  valuesOf: () => Record<string, string>;
}

/** Enqueues an email in Livery's name, in the recipient's language, when the transaction commits. */
export const enqueueEmail = (
  db: Db,
  { jobs }: { jobs: Jobs },
  { language, valuesOf, ...email }: Email,
): Promise<void> =>
  inLanguage(languageOrDefault(language), () =>
    jobs.enqueue(db, 'send-mail', { ...email, values: valuesOf() }),
  );
