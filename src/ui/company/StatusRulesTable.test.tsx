import { render, screen, within } from '@testing-library/react';
import { StatusRulesTable, type StatusRule } from './StatusRulesTable';

const rules: StatusRule[] = [
  {
    status: 'Active',
    allows: ['SeeStatus', 'Read', 'Change', 'Export', 'Pay', 'ChargeClients', 'ServeClients', 'Finish'],
  },
  { status: 'Cancelled', allows: ['SeeStatus', 'Read', 'Export', 'Pay', 'Finish', 'Reopen'] },
  { status: 'Blocked', allows: ['SeeStatus', 'Export'] },
];

test('says for each status what a company may do, and which one it has', () => {
  render(<StatusRulesTable rules={rules} current="Cancelled" />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'A company may',
    'Active',
    'Closed (now)',
    'Blocked',
  ]);
  const verdicts = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('img')
        .map((verdict) => verdict.textContent),
    ]);
  expect(verdicts).toEqual([
    ['Sign in, and see how the company stands', 'Yes', 'Yes', 'Yes'],
    ['See clients, payments and everything else', 'Yes', 'Yes', 'No'],
    ['Change anything, and publish', 'Yes', 'No', 'No'],
    ['Have clients charged', 'Yes', 'No', 'No'],
    ['Show clients their dashboard', 'Yes', 'No', 'No'],
    ['Finish what was begun: imports, bulk actions, mails', 'Yes', 'Yes', 'No'],
    ['Export what the company has', 'Yes', 'Yes', 'Yes'],
    ['Pay for Livery: cards, details and charges', 'Yes', 'Yes', 'No'],
    ['Take the steps of setting the company up', 'No', 'No', 'No'],
    ['Be reopened by an Admin', 'No', 'Yes', 'No'],
  ]);
});
