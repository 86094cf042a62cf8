import { monthAfter, monthAt } from './months';

const day = (text: string) => new Date(`${text}T10:00:00.000Z`);
const daysOf = ({ start, end }: { start: Date; end: Date }) =>
  [start, end].map((date) => date.toISOString().slice(0, 10));

test('months from the 31st end on the last day of shorter ones, and come back to the 31st', () => {
  const anchor = day('2027-01-31');
  const first = monthAt(anchor, anchor);
  const second = monthAfter(anchor, first);
  const third = monthAfter(anchor, second);
  expect([first, second, third].map(daysOf)).toEqual([
    ['2027-01-31', '2027-02-28'],
    ['2027-02-28', '2027-03-31'],
    ['2027-03-31', '2027-04-30'],
  ]);
});

test.each([
  ['2027-02-27', ['2027-01-31', '2027-02-28']],
  ['2027-02-28', ['2027-02-28', '2027-03-31']],
  ['2027-12-30', ['2027-11-30', '2027-12-31']],
  ['2028-02-29', ['2028-02-29', '2028-03-31']],
])('%s falls into the month of %j', (moment, expected) => {
  expect(daysOf(monthAt(day('2027-01-31'), day(moment)))).toEqual(expected);
});
