import { matchesFilter } from './team';

const member = {
  name: 'Łukasz Müller-Straße',
  email: 'lukasz@northwind.test',
  role: 'Staff',
  status: 'Active',
} as const;

test.each(['lukasz', 'MULLER', 'strasse  łukasz', 'ｍüller', 'northwind muller', ''])(
  'matchesFilter matches Łukasz Müller-Straße for the search %j',
  (search) => {
    expect(matchesFilter(member, { search, role: '', status: '' })).toBe(true);
  },
);

test.each(['lucas', 'lukasz anna'])(
  'matchesFilter does not match Łukasz Müller-Straße for the search %j',
  (search) => {
    expect(matchesFilter(member, { search, role: '', status: '' })).toBe(false);
  },
);
