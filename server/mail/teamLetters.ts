import type { Letter } from './layout';
import { need, type Values } from './values';

const hello = (values: Values): string => `Hello ${need(values, 'name')},`;

const operatorRemoved = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `You no longer have access to ${company}`,
    greeting: hello(values),
    paragraphs: [
      `an Admin of ${company} has removed you from its team on Livery. You are signed out everywhere.`,
      'What you made there stays with the company. They can invite you again at any time.',
    ],
    footnote: `If you think that is a mistake, ask an Admin of ${company}.`,
  };
};

const ownershipTransferred = (values: Values): Letter => {
  const company = need(values, 'companyName');
  return {
    subject: `${need(values, 'after')} is the owner of ${company} now`,
    greeting: hello(values),
    paragraphs: [
      `${need(values, 'before')} has handed ${company} over to ${need(values, 'after')} on Livery.`,
      'The owner is an Admin whom no other Admin can demote or remove. Nothing else has changed: both stay Admins.',
    ],
    footnote:
      'We mail this to every Admin of the company. If you did not expect it, ask both of them at once.',
  };
};

const adminAdded = (values: Values): Letter => {
  const [who, company] = [need(values, 'who'), need(values, 'companyName')];
  return {
    subject: `${company} has a new Admin on Livery`,
    greeting: hello(values),
    paragraphs: [
      `${who} (${need(values, 'email')}) is an Admin of ${company} now. ${need(values, 'how')}`,
      'An Admin opens everything, and changes the team and what others may do.',
    ],
    button: { label: 'See who is an Admin', link: need(values, 'link') },
    footnote:
      'We mail this to every Admin of the company. If it should not be so, change the role there at once.',
  };
};

/** About who belongs to a company. */
export const teamLetters = {
  'admin-added': adminAdded,
  'operator-removed': operatorRemoved,
  'ownership-transferred': ownershipTransferred,
} as const;
