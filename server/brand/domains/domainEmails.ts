import {
  adminsFootnote,
  type EmailContent,
  preferencesFootnote,
  requireValue,
  type Settings,
  type TemplateValues,
} from '../../platform';

/** The values of emails about a domain's state. `hostname` is in Unicode. */
export const domainEmailValues = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  hostname: string,
  problem: string | null,
) => ({
  domain: hostname,
  problem: problem ?? '',
  link: `${publicUrl}/dashboard/white-label/custom-domain`,
});

const domainsButton = (values: TemplateValues) => ({
  label: 'Open your domains',
  link: requireValue(values, 'link'),
});

const greet = (values: TemplateValues): string => `Hello ${requireValue(values, 'name')},`;

const domainLive = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'domain')} works`,
  greeting: greet(values),
  paragraphs: [
    `your domain ${requireValue(values, 'domain')} leads to your client dashboard now, and its certificate is there.`,
    'Keep its records in the DNS as they are: we look at them once a day.',
  ],
  button: domainsButton(values),
  footnote: preferencesFootnote,
});

const domainBroken = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'domain')} does not work any more`,
  greeting: greet(values),
  paragraphs: [
    `your domain ${requireValue(values, 'domain')} stopped working. ${requireValue(values, 'problem')}`,
    'Your own subdomain works as before. What has to stand in the DNS, and what stands there now, is shown beside each other on the page of your domains.',
  ],
  button: domainsButton(values),
  footnote: preferencesFootnote,
});

const recordsReminder = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'domain')} waits for its records`,
  greeting: greet(values),
  paragraphs: [
    `the records of your domain ${requireValue(values, 'domain')} are not all in the DNS yet. ${requireValue(values, 'problem')}`.trim(),
    'If another person manages your DNS, you can email them the records from your domains page. We stop checking 30 days after the domain was added.',
  ],
  button: domainsButton(values),
  footnote: adminsFootnote,
});

const verificationStopped = (values: TemplateValues): EmailContent => ({
  subject: `We stopped looking for ${requireValue(values, 'domain')}`,
  greeting: greet(values),
  paragraphs: [
    `the records of your domain ${requireValue(values, 'domain')} were not found within 30 days, so we stopped looking.`,
    'Once they are set, check the domain by hand, and we begin again.',
  ],
  button: domainsButton(values),
  footnote: adminsFootnote,
});

const domainUnavailable = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'domain')} can’t be yours yet`,
  greeting: greet(values),
  paragraphs: [
    `you asked for the domain ${requireValue(values, 'domain')}. ${requireValue(values, 'problem')}`,
    'We go on looking in the meantime.',
  ],
  button: domainsButton(values),
  footnote: adminsFootnote,
});

/** Sent in the company's name to the person who manages the domain's DNS. */
const dnsInstructions = (values: TemplateValues): EmailContent => ({
  subject: `DNS records for ${requireValue(values, 'domain')}`,
  greeting: 'Hello,',
  paragraphs: [
    `${requireValue(values, 'sentBy')} of ${requireValue(values, 'companyName')} asks you to add these records to the DNS of ${requireValue(values, 'domain')}.`,
    ...requireValue(values, 'records').split('\n\n'),
    'If the provider adds the domain to each name automatically, leave it out. Take other A, AAAA and CNAME records of the same name away, and keep all other records as they are.',
    'We check them automatically. You do not need to do anything else.',
  ],
  footnote: `Answer this mail to ask ${requireValue(values, 'companyName')} about it.`,
});

export const domainEmails = {
  'domain-live': domainLive,
  'domain-broken': domainBroken,
  'domain-reminder': recordsReminder,
  'domain-given-up': verificationStopped,
  'domain-refused': domainUnavailable,
  'domain-instructions': dnsInstructions,
} as const;
