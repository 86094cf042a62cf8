import type { Db, Services } from '../../platform';
import { emailAdmins } from './emailAdmins';

interface NewAdmin {
  name: string;
  email: string;
  companyName: string;
  /** A sentence that states who added the Admin. */
  explanation: string;
}

/**
 * Emails all other Admins, including the one whose session made the change, because that session may be
 * stolen.
 */
export const notifyOfNewAdmin = (
  db: Db,
  services: Pick<Services, 'jobs' | 'settings'>,
  companyId: string,
  { name, email, companyName, explanation }: NewAdmin,
): Promise<void> =>
  emailAdmins(
    db,
    services,
    companyId,
    'admin-added',
    {
      ...{ who: name, email, companyName, how: explanation },
      link: `${services.settings.publicUrl}/dashboard/settings/users?role=Admin`,
    },
    email,
  );
