import type { Letter } from './layout';
import { need, type Values } from './values';

const footnote = 'We mail this to every Admin of the company.';

const asChosen = 'Which mails of this kind you get is set in your profile, under Notifications.';

const toDomains = (values: Values) => ({ label: 'Open your domains', link: need(values, 'link') });

const hello = (values: Values): string => `Hello ${need(values, 'name')},`;

const live = (values: Values): Letter => ({
  subject: `${need(values, 'domain')} works`,
  greeting: hello(values),
  paragraphs: [
    `your domain ${need(values, 'domain')} leads to your client dashboard now, and its certificate is there.`,
    'Keep its records in the DNS as they are: we look at them once a day.',
  ],
  button: toDomains(values),
  footnote: asChosen,
});

const broken = (values: Values): Letter => ({
  subject: `${need(values, 'domain')} does not work any more`,
  greeting: hello(values),
  paragraphs: [
    `your domain ${need(values, 'domain')} stopped working. ${need(values, 'problem')}`,
    'Your own subdomain works as before. What has to stand in the DNS, and what stands there now, is shown beside each other on the page of your domains.',
  ],
  button: toDomains(values),
  footnote: asChosen,
});

const reminder = (values: Values): Letter => ({
  subject: `${need(values, 'domain')} waits for its records`,
  greeting: hello(values),
  paragraphs: [
    `the records of your domain ${need(values, 'domain')} are not all in the DNS yet. ${need(values, 'problem')}`.trim(),
    'Somebody else may run your DNS: the page of your domains mails them what to set. We stop looking 30 days after the domain was added.',
  ],
  button: toDomains(values),
  footnote,
});

const givenUp = (values: Values): Letter => ({
  subject: `We stopped looking for ${need(values, 'domain')}`,
  greeting: hello(values),
  paragraphs: [
    `the records of your domain ${need(values, 'domain')} were not found within 30 days, so we stopped looking.`,
    'Once they are set, check the domain by hand, and we begin again.',
  ],
  button: toDomains(values),
  footnote,
});

const refused = (values: Values): Letter => ({
  subject: `${need(values, 'domain')} can’t be yours yet`,
  greeting: hello(values),
  paragraphs: [
    `you asked for the domain ${need(values, 'domain')}. ${need(values, 'problem')}`,
    'We go on looking in the meantime.',
  ],
  button: toDomains(values),
  footnote,
});

/** In the company's name, to whoever runs the DNS for them. */
const instructions = (values: Values): Letter => ({
  subject: `DNS records for ${need(values, 'domain')}`,
  greeting: 'Hello,',
  paragraphs: [
    `${need(values, 'sentBy')} of ${need(values, 'companyName')} asks you to add these records to the DNS of ${need(values, 'domain')}.`,
    ...need(values, 'records').split('\n\n'),
    'Where the provider writes the domain behind each name by itself, leave it out. Take other A, AAAA and CNAME records of the same name away, and keep all other records as they are.',
    'They are found by themselves: there is nothing else to do.',
  ],
  footnote: `Answer this mail to ask ${need(values, 'companyName')} about it.`,
});

/** What is mailed about domains: to a company's Admins, and to whoever runs the DNS. */
export const domainLetters = {
  'domain-live': live,
  'domain-broken': broken,
  'domain-reminder': reminder,
  'domain-given-up': givenUp,
  'domain-refused': refused,
  'domain-instructions': instructions,
} as const;
