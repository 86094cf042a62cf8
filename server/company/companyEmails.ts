import { t } from '../lib/i18n/i18n';
import {
  adminsFootnote,
  type EmailContent,
  greetingTo,
  requireValue,
  type TemplateValues,
} from '../platform';

const greet = (values: TemplateValues): string => greetingTo(requireValue(values, 'name'));

const profileButton = (values: TemplateValues) => ({
  label: t('Open company profile'),
  link: requireValue(values, 'link'),
});

const companyClosed = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('{company} was closed', { company }),
    greeting: greet(values),
    paragraphs: [
      t('{person} closed {company} on Livery.', { person: requireValue(values, 'closedBy'), company }),
      t(
        'Clients are no longer charged, except for charges that were already in progress. Your client dashboard shows that the company is closed. Nothing was deleted: you can still sign in, view and export your data.',
      ),
      t(
        'An Admin can reopen the company until {until}. Clients whose payment became due while it was closed are then charged once, for a billing period that starts that day.',
        { until: requireValue(values, 'until') },
      ),
    ],
    button: profileButton(values),
    footnote: adminsFootnote(),
  };
};

const companyReopened = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('{company} was reopened', { company }),
    greeting: greet(values),
    paragraphs: [
      t('{person} reopened {company} on Livery.', { person: requireValue(values, 'reopenedBy'), company }),
      t(
        'Your client dashboard is online again. Clients whose payment became due while the company was closed are charged once, for a billing period that starts now.',
      ),
    ],
    button: profileButton(values),
    footnote: adminsFootnote(),
  };
};

const companyArchiveReady = (values: TemplateValues): EmailContent => {
  const company = requireValue(values, 'companyName');
  return {
    subject: t('The archive of {company} is ready', { company }),
    greeting: greet(values),
    paragraphs: [
      t('The archive contains all data of {company} on Livery. File size: {size}.', {
        company,
        size: requireValue(values, 'size'),
      }),
      t(
        'Download it from the company profile until {until}. Then the file is deleted, but you can create a new one.',
        {
          until: requireValue(values, 'until'),
        },
      ),
    ],
    button: profileButton(values),
    footnote: t(
      'If you didn’t request this archive, reset your password and check the audit log of your company.',
    ),
  };
};

export const companyEmails = {
  'company-closed': companyClosed,
  'company-reopened': companyReopened,
  'company-archive-ready': companyArchiveReady,
} as const;
