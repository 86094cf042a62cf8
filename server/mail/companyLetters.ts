import type { Letter } from './layout';
import { need, type Values } from './values';

const footnote = 'We mail this to every Admin of the company.';

const companyClosed = (values: Values): Letter => ({
  subject: `${need(values, 'companyName')} was closed`,
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [
    `${need(values, 'closedBy')} has closed ${need(values, 'companyName')} on Livery.`,
    'No new charge to a client is begun; one that was under way is finished. Your clients’ dashboard says that the company is closed. Nothing was deleted: you can still sign in, look at everything and export it.',
    `Any Admin can open it again until ${need(values, 'until')}. Clients are then charged from that day on, and for nothing before it.`,
  ],
  button: { label: 'Open the company profile', link: need(values, 'link') },
  footnote,
});

const companyReopened = (values: Values): Letter => ({
  subject: `${need(values, 'companyName')} is open again`,
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [
    `${need(values, 'reopenedBy')} has opened ${need(values, 'companyName')} on Livery again.`,
    'The client dashboard is back. Clients whose payment fell due while it was closed are charged once now, for a period that begins now.',
  ],
  button: { label: 'Open the company profile', link: need(values, 'link') },
  footnote,
});

const companyArchiveReady = (values: Values): Letter => ({
  subject: `The archive of ${need(values, 'companyName')} is ready`,
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [
    `everything that ${need(values, 'companyName')} has on Livery is in one file now, of ${need(values, 'size')}.`,
    `You can download it from the company profile until ${need(values, 'until')}. Then the file is deleted, and you can have another one made.`,
  ],
  button: { label: 'Open the company profile', link: need(values, 'link') },
  footnote:
    'If it was not you who asked for it, choose a new password and look at the record of your company.',
});

export const companyLetters = {
  'company-closed': companyClosed,
  'company-reopened': companyReopened,
  'company-archive-ready': companyArchiveReady,
} as const;
