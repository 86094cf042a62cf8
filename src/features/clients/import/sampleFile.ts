import { toCsv } from '@/lib/csv';
import { downloadText } from '@/lib/downloadText';

const rows = [
  ['Id', 'Name', 'E-mail', 'Phone', 'Address line 1', 'City', 'Country', 'Status', 'Tags', 'Note'],
  [
    'A-1',
    'Ada Lovelace',
    'ada@example.com',
    '+442079460958',
    '12 St James’s Square',
    'London',
    'United Kingdom',
    'Active',
    'founder, london',
    '',
  ],
  [
    'A-2',
    'Grace Hopper',
    'grace@example.com',
    '+12125550123',
    '',
    'New York',
    'US',
    'Invited',
    '',
    'Prefers e-mail',
  ],
];

export const downloadSample = (): void => downloadText('clients-sample.csv', toCsv(rows));
