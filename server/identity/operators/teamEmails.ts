import { t } from '../../lib/i18n/i18n';
import {
  type Db,
  type EmailContent,
  type EmailTemplate,
  enqueueEmail,
  greetingTo,
  requireValue,
  type Services,
  type TemplateValues,
} from '../../platform';
import { selectActiveAdmins } from './operators.repository';

const greet = (values: TemplateValues): string => greetingTo(requireValue(values, 'name'));

const operatorRemoved = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('You no longer have access to {company}', { company }),
    greeting: greet(values),
    paragraphs: [
      t('An Admin removed you from {company} on Livery. You are signed out on all devices.', { company }),
      t('Everything you created stays with the company. An Admin can invite you again at any time.'),
    ],
    footnote: t('If you think this is a mistake, contact an Admin of {company}.', { company }),
  };
};

const ownershipTransferred = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  const after = requireValue(values, 'after');
  return {
    subject: t('{person} is now the owner of {company}', { person: after, company }),
    greeting: greet(values),
    paragraphs: [
      t('{before} transferred ownership of {company} on Livery to {after}.', {
        before: requireValue(values, 'before'),
        company,
        after,
      }),
      t(
        'Other Admins can’t remove the owner or change the owner’s role. Both people remain Admins, and nothing else has changed.',
      ),
    ],
    footnote: t(
      'We send this email to all Admins of your company. If you didn’t expect it, contact both people immediately.',
    ),
  };
};

const adminAdded = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('{company} has a new Admin on Livery', { company }),
    greeting: greet(values),
    paragraphs: [
      t('{person} ({email}) is now an Admin of {company}.', {
        person: requireValue(values, 'who'),
        email: requireValue(values, 'email'),
        company,
      }),
      requireValue(values, 'how'),
      t('Admins have access to everything, and can change the team and its permissions.'),
    ],
    button: { label: t('View Admins'), link: requireValue(values, 'link') },
    footnote: t(
      'We send this email to all Admins of your company. If this is a mistake, change the role immediately.',
    ),
  };
};

const invitation = (values: TemplateValues): EmailContent => ({
  // The subject contains no user input, because the email comes from Livery's address.
  subject: t('You are invited to a team on Livery'),
  greeting: greetingTo(''),
  paragraphs: [
    t('{person} invited you to work with {company} on Livery. Your role: {role}', {
      person: requireValue(values, 'invitedBy'),
      company: requireValue(values, 'companyName'),
      role: requireValue(values, 'role'),
    }),
    t('The link below expires in seven days.'),
  ],
  button: { label: t('View invitation'), link: requireValue(values, 'link') },
  footnote: t('To decline, open the invitation or ignore this email. No account will be created.'),
});

const invitationRenewalRequested = (values: TemplateValues): EmailContent => {
  const email = requireValue(values, 'email');
  return {
    subject: t('{email} requested a new invitation', { email }),
    greeting: greet(values),
    paragraphs: [
      t('The invitation for {email} to join {company} has expired, and they requested a new one.', {
        email,
        company: requireValue(values, 'companyName'),
      }),
      t('You can resend or revoke it in your list of invitations.'),
    ],
    button: { label: t('View invitations'), link: requireValue(values, 'link') },
    footnote: t('We send this email to all Admins of your company, at most once a day.'),
  };
};

export const teamEmails = {
  invitation,
  'invitation-renewal-asked': invitationRenewalRequested,
  'admin-added': adminAdded,
  'operator-removed': operatorRemoved,
  'ownership-transferred': ownershipTransferred,
} as const;

type EmailServices = Pick<Services, 'jobs'>;

/**
 * Emails every active Admin of a company, except `exceptEmail`, after the caller's transaction commits.
 * `valuesOf` is called in the language and region of each Admin.
 */
export async function emailAdmins(
  db: Db,
  services: EmailServices,
  companyId: string,
  template: EmailTemplate,
  valuesOf: () => Readonly<Record<string, string>>,
  exceptEmail: string | null = null,
): Promise<void> {
  for (const admin of await selectActiveAdmins(db, companyId)) {
    if (admin.email === exceptEmail) continue;
    await enqueueEmail(db, services, {
      recipient: admin,
      template,
      valuesOf: () => ({ name: admin.name, ...valuesOf() }),
    });
  }
}

interface NewAdmin {
  name: string;
  email: string;
  companyName: string;
  /** Returns a sentence that states who added the Admin. */
  explain: () => string;
}

/**
 * Emails all other Admins, including the one whose session made the change, because that session may be
 * stolen.
 */
export const notifyOfNewAdmin = (
  db: Db,
  services: Pick<Services, 'jobs' | 'settings'>,
  companyId: string,
  { name, email, companyName, explain }: NewAdmin,
): Promise<void> =>
  emailAdmins(
    db,
    services,
    companyId,
    'admin-added',
    () => ({
      ...{ who: name, email, companyName, how: explain() },
      link: `${services.settings.publicUrl}/dashboard/settings/users?role=Admin`,
    }),
    email,
  );
