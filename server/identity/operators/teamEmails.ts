import {
  type Db,
  type EmailContent,
  type EmailTemplate,
  requireValue,
  type Services,
  type TemplateValues,
} from '../../platform';
import { selectActiveAdmins } from './operators.repository';

const greet = (values: TemplateValues): string => `Hello ${requireValue(values, 'name')},`;

const operatorRemoved = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `You no longer have access to ${company}`,
    greeting: greet(values),
    paragraphs: [
      `an Admin of ${company} has removed you from its team on Livery. You are signed out everywhere.`,
      'What you made there stays with the company. They can invite you again at any time.',
    ],
    footnote: `If you think that is a mistake, ask an Admin of ${company}.`,
  };
};

const ownershipTransferred = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: `${requireValue(values, 'after')} is the owner of ${company} now`,
    greeting: greet(values),
    paragraphs: [
      `${requireValue(values, 'before')} has handed ${company} over to ${requireValue(values, 'after')} on Livery.`,
      'The owner is an Admin whom no other Admin can demote or remove. Nothing else has changed: both stay Admins.',
    ],
    footnote:
      'We mail this to every Admin of the company. If you did not expect it, ask both of them at once.',
  };
};

const adminAdded = (values: TemplateValues): EmailContent => {
  const [newAdmin, company] = [requireValue(values, 'who'), requireValue(values, 'companyName')];
  return {
    subject: `${company} has a new Admin on Livery`,
    greeting: greet(values),
    paragraphs: [
      `${newAdmin} (${requireValue(values, 'email')}) is an Admin of ${company} now. ${requireValue(values, 'how')}`,
      'An Admin opens everything, and changes the team and what others may do.',
    ],
    button: { label: 'See who is an Admin', link: requireValue(values, 'link') },
    footnote:
      'We mail this to every Admin of the company. If it should not be so, change the role there at once.',
  };
};

const invitation = (values: TemplateValues): EmailContent => ({
  // The subject contains no user input, because the email comes from Livery's address.
  subject: 'You are invited to a team on Livery',
  greeting: 'Hello,',
  paragraphs: [
    `${requireValue(values, 'invitedBy')} invites you to work with ${requireValue(values, 'companyName')} on Livery as ${requireValue(values, 'role')}.`,
    'The link below works for seven days.',
  ],
  button: { label: 'Join', link: requireValue(values, 'link') },
  footnote: 'If you do not want this, say so behind the link, or do nothing: no account is made.',
});

const invitationRenewalRequested = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'email')} asks for a new invitation`,
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    `the invitation of ${requireValue(values, 'email')} to ${requireValue(values, 'companyName')} has run out, and they ask for a new one.`,
    'Send it again from the list of invitations, or revoke it there.',
  ],
  button: { label: 'Open the list of invitations', link: requireValue(values, 'link') },
  footnote: 'We mail this to every Admin of the company, once a day at most.',
});

export const teamEmails = {
  invitation,
  'invitation-renewal-asked': invitationRenewalRequested,
  'admin-added': adminAdded,
  'operator-removed': operatorRemoved,
  'ownership-transferred': ownershipTransferred,
} as const;

type EmailServices = Pick<Services, 'jobs'>;

/** Emails every active Admin of a company, except `exceptEmail`, after the caller's transaction commits. */
export async function emailAdmins(
  db: Db,
  { jobs }: EmailServices,
  companyId: string,
  template: EmailTemplate,
  values: Readonly<Record<string, string>>,
  exceptEmail: string | null = null,
): Promise<void> {
  for (const { name, email } of await selectActiveAdmins(db, companyId)) {
    if (email === exceptEmail) continue;
    await jobs.enqueue(db, 'send-mail', { to: email, template, values: { name, ...values } });
  }
}

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
