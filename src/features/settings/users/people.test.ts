import { isWanted } from './people';

const person = {
  name: 'Łukasz Müller-Straße',
  email: 'lukasz@northwind.test',
  role: 'Staff',
  status: 'Active',
} as const;

test.each(['lukasz', 'MULLER', 'strasse  łukasz', 'ｍüller', 'northwind muller', ''])(
  'the search %j finds them',
  (search) => {
    expect(isWanted(person, { search, role: '', status: '' })).toBe(true);
  },
);

test.each(['lucas', 'lukasz anna'])('the search %j does not', (search) => {
  expect(isWanted(person, { search, role: '', status: '' })).toBe(false);
});
