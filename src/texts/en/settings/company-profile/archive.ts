import { formatCount } from '@/texts/grammar';

export const beingMade = 'Being made';
export const ready = 'Ready';
export const failed = 'Failed';
export const deleted = 'Deleted';
export const askedForBy = (byName: string, date: string) => `Asked for by ${byName} on ${date}.`;
export const until = (bytes: string, date: string, asked: string) => `${bytes}, until ${date}. ${asked}`;
export const rowOfAboutRow = (rowsWritten: number, rowsInAll: number) =>
  `${formatCount(rowsWritten, 'row')} of about ${formatCount(rowsInAll, 'row')}`;
export const download = 'Download';

export const theArchiveWasBegunYou = 'The archive was begun: you are mailed when it is ready';
export const exportEverything = 'Export everything';
export const clientsPaymentsPlansTexts =
  'Clients, payments, plans, texts, pictures, your team and the record, in one ZIP of CSV, HTML and image files. Passwords and keys are not in it. The file is there for a day, and its link works for that day while you stay signed in. Anyone with the file can read everything, so keep it safe.';
export const makeAnArchive = 'Make an archive';
export const noneWasMadeInTheLast = 'None was made in the last 30 days.';
export const archives = 'Archives';
