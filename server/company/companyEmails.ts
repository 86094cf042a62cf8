import { adminsFootnote, type EmailContent, requireValue, type TemplateValues } from '../platform';

const companyClosed = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'companyName')} was closed`,
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    `${requireValue(values, 'closedBy')} has closed ${requireValue(values, 'companyName')} on Livery.`,
    'No new charge to a client is begun; one that was under way is finished. Your clients’ dashboard says that the company is closed. Nothing was deleted: you can still sign in, look at everything and export it.',
    `Any Admin can open it again until ${requireValue(values, 'until')}. Clients are then charged from that day on, and for nothing before it.`,
  ],
  button: { label: 'Open the company profile', link: requireValue(values, 'link') },
  footnote: adminsFootnote,
});

const companyReopened = (values: TemplateValues): EmailContent => ({
  subject: `${requireValue(values, 'companyName')} is open again`,
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    `${requireValue(values, 'reopenedBy')} has opened ${requireValue(values, 'companyName')} on Livery again.`,
    'The client dashboard is back. Clients whose payment fell due while it was closed are charged once now, for a period that begins now.',
  ],
  button: { label: 'Open the company profile', link: requireValue(values, 'link') },
  footnote: adminsFootnote,
});

const companyArchiveReady = (values: TemplateValues): EmailContent => ({
  subject: `The archive of ${requireValue(values, 'companyName')} is ready`,
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    `everything that ${requireValue(values, 'companyName')} has on Livery is in one file now, of ${requireValue(values, 'size')}.`,
    `You can download it from the company profile until ${requireValue(values, 'until')}. Then the file is deleted, and you can have another one made.`,
  ],
  button: { label: 'Open the company profile', link: requireValue(values, 'link') },
  footnote:
    'If it was not you who asked for it, choose a new password and look at the record of your company.',
});

export const companyEmails = {
  'company-closed': companyClosed,
  'company-reopened': companyReopened,
  'company-archive-ready': companyArchiveReady,
} as const;
