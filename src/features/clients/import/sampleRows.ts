/** The sample file. Its headers stay in English, because the import recognizes English headers. */
export const sampleRows = [
  ['Id', 'Name', 'Email', 'Phone', 'Address line 1', 'City', 'Country', 'Status', 'Tags', 'Note'],
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
    'Prefers email',
  ],
];
