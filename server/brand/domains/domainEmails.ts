import { t } from '../../lib/i18n/i18n';
import {
  adminsFootnote,
  type EmailContent,
  greetingTo,
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
  label: t('View domains'),
  link: requireValue(values, 'link'),
});

const greet = (values: TemplateValues): string => greetingTo(requireValue(values, 'name'));

/** Returns a list with the sentence that states the problem. The list is empty if there is none. */
function problemSentence(values: TemplateValues): string[] {
  const problem = requireValue(values, 'problem');
  return problem ? [problem] : [];
}

const domainLive = (values: TemplateValues): EmailContent => {
  const domain = requireValue(values, 'domain');
  return {
    subject: t('{domain} is live', { domain }),
    greeting: greet(values),
    paragraphs: [
      t('Your domain {domain} now points to your client dashboard, and its certificate is active.', {
        domain,
      }),
      t('Keep its DNS records. We check them once a day.'),
    ],
    button: domainsButton(values),
    footnote: preferencesFootnote(),
  };
};

const domainBroken = (values: TemplateValues): EmailContent => {
  const domain = requireValue(values, 'domain');
  return {
    subject: t('{domain} stopped working', { domain }),
    greeting: greet(values),
    paragraphs: [
      t('Your domain {domain} stopped working.', { domain }),
      ...problemSentence(values),
      t(
        'Your Livery subdomain still works. White Label > Custom Domain shows the expected and the current DNS records.',
      ),
    ],
    button: domainsButton(values),
    footnote: preferencesFootnote(),
  };
};

const recordsReminder = (values: TemplateValues): EmailContent => {
  const domain = requireValue(values, 'domain');
  return {
    subject: t('Add the DNS records of {domain}', { domain }),
    greeting: greet(values),
    paragraphs: [
      t('Some DNS records of your domain {domain} are still missing.', { domain }),
      ...problemSentence(values),
      t(
        'If another person manages your DNS, you can email them the records from White Label > Custom Domain. We stop checking 30 days after the domain was added.',
      ),
    ],
    button: domainsButton(values),
    footnote: adminsFootnote(),
  };
};

const verificationStopped = (values: TemplateValues): EmailContent => {
  const domain = requireValue(values, 'domain');
  return {
    subject: t('We stopped checking {domain}', { domain }),
    greeting: greet(values),
    paragraphs: [
      t('We didn’t find the DNS records of your domain {domain} within 30 days, so we stopped checking.', {
        domain,
      }),
      t('After you add the records, check the domain under White Label > Custom Domain to continue.'),
    ],
    button: domainsButton(values),
    footnote: adminsFootnote(),
  };
};

const domainUnavailable = (values: TemplateValues): EmailContent => {
  const domain = requireValue(values, 'domain');
  return {
    subject: t('{domain} can’t be connected yet', { domain }),
    greeting: greet(values),
    paragraphs: [
      t('You added the domain {domain}, but it can’t be connected yet.', { domain }),
      ...problemSentence(values),
      t('We keep checking automatically.'),
    ],
    button: domainsButton(values),
    footnote: adminsFootnote(),
  };
};

/** Sent in the company's name to the person who manages the domain's DNS. */
const dnsInstructions = (values: TemplateValues): EmailContent => {
  const domain = requireValue(values, 'domain');
  const company = requireValue(values, 'companyName');
  return {
    subject: t('DNS records for {domain}', { domain }),
    greeting: greetingTo(''),
    paragraphs: [
      t('{person} from {company} asks you to add these records to the DNS of {domain}.', {
        person: requireValue(values, 'sentBy'),
        company,
        domain,
      }),
      ...requireValue(values, 'records').split('\n\n'),
      t(
        'If your DNS provider adds the domain to each name automatically, leave it out. Remove other A, AAAA and CNAME records with the same name, and keep all other records.',
      ),
      t('We check the records automatically. You don’t need to do anything else.'),
    ],
    footnote: t('Questions? Reply to this email to contact {company}.', { company }),
  };
};

export const domainEmails = {
  'domain-live': domainLive,
  'domain-broken': domainBroken,
  'domain-reminder': recordsReminder,
  'domain-given-up': verificationStopped,
  'domain-refused': domainUnavailable,
  'domain-instructions': dnsInstructions,
} as const;
