import { accountChangeEmails } from './identity/my-account/accountChangeEmails';
import { billingEmails } from './billing/payments/billingEmails';
import { clientEmails } from './clients/emails/clientEmails';
import { companyEmails } from './company/companyEmails';
import { domainEmails } from './brand/domains/domainEmails';
import type { EmailContent } from './platform/mail/layout';
import { securityEmails } from './identity/auth/securityEmails';
import { teamEmails } from './identity/operators/teamEmails';
import { requireValue, type TemplateValues } from './platform/mail/values';

const passwordReset = (values: TemplateValues): EmailContent => ({
  subject: 'Choose a new password for Livery',
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    'we received a request for a new password for your account.',
    'The link below works once, for one hour.',
  ],
  button: { label: 'Choose a new password', link: requireValue(values, 'link') },
  footnote: 'If it was not you, do nothing: your password stays as it is.',
});

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

const notification = (values: TemplateValues): EmailContent => ({
  subject: requireValue(values, 'what'),
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [`${requireValue(values, 'what')}.`],
  button: { label: 'Have a look', link: requireValue(values, 'link') },
  footnote: 'Which mails of this kind you get is set in your profile, under Notifications.',
});

const templates = {
  'password-reset': passwordReset,
  invitation,
  'invitation-renewal-asked': invitationRenewalRequested,
  notification,
  ...accountChangeEmails,
  ...billingEmails,
  ...clientEmails,
  ...domainEmails,
  ...companyEmails,
  ...securityEmails,
  ...teamEmails,
} as const;

export type EmailTemplate = keyof typeof templates;

export const emailTemplateNames = Object.keys(templates) as readonly EmailTemplate[];

export const isEmailTemplate = (name: string): name is EmailTemplate => Object.hasOwn(templates, name);

export const buildEmail = (template: EmailTemplate, values: TemplateValues): EmailContent =>
  templates[template](values);
