import { accountChangeLetters } from './accountChangeLetters';
import { billingLetters } from './billingLetters';
import { clientLetters } from './clientLetters';
import { companyLetters } from './companyLetters';
import { domainLetters } from './domainLetters';
import type { Letter } from './layout';
import { securityLetters } from './securityLetters';
import { teamLetters } from './teamLetters';
import { need, type Values } from './values';

const passwordReset = (values: Values): Letter => ({
  subject: 'Choose a new password for Livery',
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [
    'somebody asked for a new password for your account with this address.',
    'The link below works once, for one hour.',
  ],
  button: { label: 'Choose a new password', link: need(values, 'link') },
  footnote: 'If it was not you, do nothing: your password stays as it is.',
});

const invitation = (values: Values): Letter => ({
  // In words of ours alone: whoever signs up may name themselves as they like, and it comes from our address.
  subject: 'You are invited to a team on Livery',
  greeting: 'Hello,',
  paragraphs: [
    `${need(values, 'invitedBy')} invites you to work with ${need(values, 'companyName')} on Livery as ${need(values, 'role')}.`,
    'The link below works for seven days.',
  ],
  button: { label: 'Join', link: need(values, 'link') },
  footnote: 'If you do not want this, say so behind the link, or do nothing: no account is made.',
});

const invitationRenewalAsked = (values: Values): Letter => ({
  subject: `${need(values, 'email')} asks for a new invitation`,
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [
    `the invitation of ${need(values, 'email')} to ${need(values, 'companyName')} has run out, and they ask for a new one.`,
    'Send it again from the list of invitations, or revoke it there.',
  ],
  button: { label: 'Open the list of invitations', link: need(values, 'link') },
  footnote: 'We mail this to every Admin of the company, once a day at most.',
});

const notification = (values: Values): Letter => ({
  subject: need(values, 'what'),
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [`${need(values, 'what')}.`],
  button: { label: 'Have a look', link: need(values, 'link') },
  footnote: 'Which mails of this kind you get is set in your profile, under Notifications.',
});

const templates = {
  'password-reset': passwordReset,
  invitation,
  'invitation-renewal-asked': invitationRenewalAsked,
  notification,
  ...accountChangeLetters,
  ...billingLetters,
  ...clientLetters,
  ...domainLetters,
  ...companyLetters,
  ...securityLetters,
  ...teamLetters,
} as const;

export type MailTemplate = keyof typeof templates;

export const mailTemplates = Object.keys(templates) as readonly MailTemplate[];

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(templates, name);

export const letterOf = (template: MailTemplate, values: Values): Letter => templates[template](values);
