import { toCsv } from '@/lib/csv';
import { downloadText } from '@/lib/downloadText';

const rows = [
  ['Name', 'E-mail', 'Phone', 'Country', 'Status', 'Tags', 'Note'],
  ['Ada Lovelace', 'ada@example.com', '+442079460958', 'United Kingdom', 'Active', 'founder, london', ''],
  ['Grace Hopper', 'grace@example.com', '+12125550123', 'US', 'Invited', '', 'Prefers e-mail'],
];

export const downloadSample = (): void => downloadText('clients-sample.csv', toCsv(rows));
