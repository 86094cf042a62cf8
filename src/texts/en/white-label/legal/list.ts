import { formatCount } from '@/texts/grammar';

export const acceptedByClient = (version: number, acceptedCount: number) =>
  `${version}, accepted by ${formatCount(acceptedCount, 'client')}`;
export const dueSince = (day: string) => `Due since ${day}`;

export const legalPages = 'Legal pages';
export const aTemplateToBeChecked = 'A template, to be checked by a lawyer';

export const page = 'Page';
export const status = 'Status';
export const version = 'Version';
export const updated = 'Updated';
export const review = 'Review';
export const publicPage = 'Public page';
