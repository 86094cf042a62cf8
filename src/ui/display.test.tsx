import { render } from '@/testing/render';
import { renderScreen } from '@/testing/renderScreen';
import { insertAllStyles } from '@/testing/styles';
import { avatarColors } from '@/theme/tokens';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Avatar } from './Avatar';
import { FullScreenLoader } from './FullScreenLoader';
import { Pager } from './Pager';
import { UnexpectedError } from './UnexpectedError';
import { ActivityItem } from './activity/ActivityItem';
import type { ActivityEntry } from './activity/activityEntry';
import { type StatusRule, StatusRulesTable } from './company/StatusRulesTable';

describe('Avatar', () => {
  insertAllStyles();

  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

  const backgroundOf = (letter: string): string => getComputedStyle(screen.getByText(letter)).backgroundColor;

  test('spec 9: shows the initial on one of six colors if there is no picture', () => {
    renderScreen(<Avatar name="ada Lovelace" />, {});
    expect(Object.values(avatarColors).map(rgb)).toContain(backgroundOf('A'));
  });

  test('keeps the color of a name when it is rendered again', () => {
    const first = renderScreen(<Avatar name="Grace" />, {});
    const firstBackground = backgroundOf('G');
    first.unmount();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const rerendered = renderScreen(<Avatar name="Grace" />, {});
      expect(backgroundOf('G')).toBe(firstBackground);
      rerendered.unmount();
    }
  });

  test('spreads many names over more than three colors', () => {
    const names = Array.from(
      { length: 60 },
      (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`,
    );
    const { container } = renderScreen(
      <section>
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </section>,
      {},
    );
    const backgrounds = [...container.querySelectorAll('section > div')].map(
      (tile) => getComputedStyle(tile).backgroundColor,
    );
    expect(new Set(backgrounds).size).toBeGreaterThan(3);
  });

  test('falls back to the initial when the picture fails to load', () => {
    const { container } = renderScreen(<Avatar name="Ada" src="/gone.png" />, {});
    expect(screen.queryByText('A')).toBeNull();
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('A')).toBeVisible();
  });
});

describe('Pager', () => {
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);

  test('spec 2: shows Previous, Next and page buttons, and hides pages beyond the total', () => {
    renderScreen(<Pager page={1} totalPages={3} onChange={jest.fn()} />, {});

    expect(names()).toEqual(['Previous', '1', '2', '3', 'Next']);
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(8);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });

  test('goes to a page by Previous, Next or page number', async () => {
    const onChange = jest.fn();
    const { user } = renderScreen(<Pager page={5} totalPages={20} onChange={onChange} />, {});

    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Page 20' }));
    expect(onChange.mock.calls).toEqual([[4], [6], [20]]);
  });

  test.each([3, 20])('goes from a page beyond the total back to the last of %i pages', async (last) => {
    const onChange = jest.fn();
    const { user } = renderScreen(<Pager page={99} totalPages={last} onChange={onChange} />, {});

    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: `Page ${last}` }));
    expect(onChange.mock.calls).toEqual([[last], [last]]);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

describe('FullScreenLoader', () => {
  afterEach(() => jest.useRealTimers());

  test('spec 1: shows a hint after 7.5 seconds', () => {
    jest.useFakeTimers();
    renderScreen(<FullScreenLoader />, {});
    const hint = 'Please wait while the dashboard loads. This may take up to 2 minutes.';

    act(() => jest.advanceTimersByTime(7499));
    expect(screen.queryByText(hint)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(hint)).toBeVisible();
  });
});

describe('UnexpectedError', () => {
  test.each([
    ['404', { status: 404, message: 'Not here' }],
    ['Loading chunk 7 failed', new Error('Loading chunk 7 failed')],
    ['Something went wrong. Try again.', undefined],
  ])('spec 8: shows “Unexpected Application Error!” followed by “%s”', (renderedText, error) => {
    renderScreen(<UnexpectedError error={error} />, {});
    expect(screen.getByRole('alert')).toHaveTextContent(`Unexpected Application Error!${renderedText}`);
  });
});

describe('ActivityItem', () => {
  const createEntry = (overrides: Partial<ActivityEntry>): ActivityEntry => ({
    id: 'a1',
    kind: 'Change',
    occurredAt: '2026-03-04T12:00:00.000Z',
    actorType: 'Operator',
    actorName: 'Ada Northwind',
    client: { id: 'c1', name: 'Grace Hopper' },
    action: null,
    target: null,
    changes: [],
    payment: null,
    refundAmount: null,
    email: null,
    signIn: null,
    ...overrides,
  });

  const failedPayment = {
    amount: 1900,
    currency: 'EUR',
    status: 'Failed',
    failure: 'The card has expired.',
  } as const;

  const renderedText = (overrides: Partial<ActivityEntry>, isClientNamed = false) => {
    renderScreen(<ActivityItem entry={createEntry(overrides)} isClientNamed={isClientNamed} />, {});
    return screen.getAllByRole('listitem')[0]?.textContent;
  };

  test.each<[string, Partial<ActivityEntry>, RegExp]>([
    ['a known action', { action: 'client.paused' }, /^Paused.* · Ada Northwind$/],
    ['an action without a specific label', { action: 'client.noteRemoved' }, /^Note removed/],
    ['an action on another target', { action: 'clientImport.finished' }, /^Clients imported/],
    ['an unknown action', { action: 'clientImport.mislaid' }, /^Client import mislaid/],
    [
      'a failed payment',
      { kind: 'Payment', actorType: 'System', payment: failedPayment },
      /^Payment of €19\.00 failedThe card has expired\..*2026/,
    ],
    [
      'a refund',
      { kind: 'Refund', payment: failedPayment, refundAmount: 500 },
      /^€5\.00 refunded.* · Ada Northwind$/,
    ],
    [
      'an email',
      { kind: 'Email', actorType: 'System', email: { subject: 'Welcome', hasFailed: false } },
      /^Email sent: Welcome/,
    ],
    [
      'an undelivered email',
      { kind: 'Email', email: { subject: 'Welcome', hasFailed: true } },
      /^Email not delivered: Welcome/,
    ],
    [
      'a sign-in',
      { kind: 'SignIn', actorType: 'Client', signIn: { ipAddress: '192.0.2.1', device: null } },
      /^Signed in.* · IP address 192\.0\.2\.1$/,
    ],
    [
      'a sign-in with a known device',
      {
        kind: 'SignIn',
        actorType: 'Client',
        signIn: { ipAddress: null, device: 'Firefox on Linux' },
      },
      /^Signed in with Firefox on Linux/,
    ],
  ])('describes %s', (_name, overrides, pattern) => {
    expect(renderedText(overrides)).toMatch(pattern);
  });

  test('lists each changed field with its values before and after', () => {
    const changes = [
      { field: 'postalCode', before: null, after: '1000-001' },
      { field: 'city', before: 'Lisbon', after: null },
      { field: 'addressLine1', before: 'Rua Um 1', after: 'Rua Dois 2' },
      { field: 'tagline', language: 'de', before: null, after: 'Hallo' },
    ];
    renderedText({ action: 'client.updated', changes });
    const items = within(screen.getByRole('list', { name: 'What changed' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Postal code: 1000-001Postal code set to 1000-001',
      'City: Lisbon → —City: Lisbon removed',
      'Address: Rua Um 1 → Rua Dois 2Address changed from Rua Um 1 to Rua Dois 2',
      'Headline (German): HalloHeadline (German) set to Hallo',
    ]);
  });

  test('names the client and links to their page if requested', () => {
    expect(renderedText({ action: 'client.created' }, true)).toMatch(/^Grace Hopper: Client added/);
    expect(screen.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      '/dashboard/clients/c1/view',
    );
  });
});

describe('StatusRulesTable', () => {
  const rules: StatusRule[] = [
    {
      status: 'Active',
      allows: ['ViewStatus', 'Read', 'Change', 'Export', 'Pay', 'ChargeClients', 'ServeClients', 'Finish'],
    },
    { status: 'Cancelled', allows: ['ViewStatus', 'Read', 'Export', 'Pay', 'Finish', 'Reopen'] },
    { status: 'Blocked', allows: ['ViewStatus', 'Export'] },
  ];

  test('lists what a company can do in each status, and marks the current status', () => {
    render(<StatusRulesTable rules={rules} current="Cancelled" />);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Action',
      'Active',
      'Closed (current)',
      'Blocked',
    ]);
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('img')
          .map((cell) => cell.textContent),
      ]);
    expect(cells).toEqual([
      ['Sign in and view company status', 'Yes', 'Yes', 'Yes'],
      ['View clients, payments and all other data', 'Yes', 'Yes', 'No'],
      ['Make and deploy changes', 'Yes', 'No', 'No'],
      ['Charge clients', 'Yes', 'No', 'No'],
      ['Keep the client dashboard online', 'Yes', 'No', 'No'],
      ['Finish running imports, bulk actions and emails', 'Yes', 'Yes', 'No'],
      ['Export company data', 'Yes', 'Yes', 'Yes'],
      ['Pay Livery: cards, billing details and charges', 'Yes', 'Yes', 'No'],
      ['Complete onboarding', 'No', 'No', 'No'],
      ['Reopen the company (Admins only)', 'No', 'Yes', 'No'],
    ]);
  });
});
