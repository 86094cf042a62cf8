import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { mailAdmins } from './mailAdmins';

interface NewAdmin {
  name: string;
  email: string;
  companyName: string;
  /** Who made them one, as a sentence. */
  how: string;
}

/** The Admins from before hear of another one, they in whose name it was done included: it may not have been them. */
export const tellOfNewAdmin = (
  db: Db,
  services: Pick<Services, 'jobs' | 'settings'>,
  companyId: string,
  { name, email, companyName, how }: NewAdmin,
): Promise<void> =>
  mailAdmins(
    db,
    services,
    companyId,
    'admin-added',
    {
      ...{ who: name, email, companyName, how },
      link: `${services.settings.publicUrl}/dashboard/settings/users?role=Admin`,
    },
    email,
  );
