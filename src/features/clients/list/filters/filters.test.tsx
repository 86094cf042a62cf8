import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { goldId, renderList } from '../../testing/renderList';

test('spec 2: /dashboard/clients: what the address says is what is asked for', async () => {
  const { wanted } = renderList(
    `?page=3&size=50&search=ada&status=Active,PastDue&plan=${goldId}&country=GB,PT&tag=vip&tag=one,+two` +
      '&created=2026-01-01..2026-01-31&failed=1&trial=7&never=1&attention=1&active=2026-01-31' +
      '&movement=New:2026-01-01..2026-01-31&sort=-mrr',
  );
  await screen.findByText('Ada Lovelace');
  expect(wanted).toEqual([
    {
      page: 3,
      pageSize: 50,
      search: 'ada',
      filter: {
        status: ['Active', 'PastDue'],
        planId: [goldId],
        country: ['GB', 'PT'],
        tag: ['vip', 'one, two'],
        createdFrom: '2026-01-01',
        createdTo: '2026-01-31',
        lastPaymentFailed: true,
        trialEndsWithinDays: 7,
        neverSignedIn: true,
        needsAttention: true,
        activeOn: '2026-01-31',
        movement: { kind: 'New', from: '2026-01-01', to: '2026-01-31' },
      },
      sort: { by: 'Mrr', direction: 'Descending' },
      upTo: null,
    },
  ]);
});

test.each([
  '?page=-4&size=7&status=Rich&sort=-shoe&plan=gold&country=Portugal&created=yesterday&trial=91&movement=New',
  '?created=2026-02-30..2026-03-01&active=2026-13-01&movement=Sideways:2026-01-01..2026-01-02&failed=yes',
  '?created=2026-02-02..2026-02-01&movement=New:..2026-01-02&trial=0&country=ZQ',
  '?page=1000001',
  // Words that every object knows are no columns either.
  '?page=x&size=toString&status=constructor&sort=constructor&columns=constructor',
])('unknown words in the address are ignored: %s', async (query) => {
  const { wanted } = renderList(query);
  await screen.findByText('Ada Lovelace');
  expect(wanted[0]).toEqual({
    page: 1,
    pageSize: 20,
    search: null,
    filter: null,
    sort: { by: 'CreatedAt', direction: 'Descending' },
    upTo: null,
  });
});

test('a status is filtered with one press, beside its count, and starts at page 1', async () => {
  const { user, wanted, place } = renderList('?page=2&never=1');
  await user.click(await screen.findByRole('button', { name: 'Active 2' }));

  await waitFor(() => expect(wanted.at(-1)).toMatchObject({ filter: { status: ['Active'] }, page: 1 }));
  expect(place()).toBe(`${paths.clients}?status=Active&never=1`);
  expect(screen.getByRole('button', { name: 'Active 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Invited 0' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'All 3' }));
  await waitFor(() => expect(place()).toBe(`${paths.clients}?never=1`));
});

test('design 5: filters stand as chips in words, each with its own cross', async () => {
  const { user, wanted, place } = renderList(
    `?plan=${goldId}&country=PT&created=2026-01-01..2026-01-31&failed=1&trial=7&active=2026-01-31` +
      '&movement=Churned:2026-02-01..2026-02-28',
  );
  await screen.findByRole('button', { name: 'Plan: Gold' });
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plan: Gold',
    'Country: Portugal',
    'Created Jan 1\u2009–\u200931, 2026',
    'Last payment failed',
    'Trial ends in 7 days',
    'Paying on Jan 31, 2026',
    'Stopped paying Feb 1\u2009–\u200928, 2026',
  ]);

  await user.click(chips.getByRole('button', { name: /Remove the filter Created/ }));
  await waitFor(() => expect(chips.getAllByRole('listitem')).toHaveLength(6));
  expect(wanted.at(-1)?.filter).not.toHaveProperty('createdFrom');
  expect(place()).not.toContain('created');

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place()).toBe(paths.clients));
});

test('a filter is added from the menu: at once where there is nothing to choose', async () => {
  const { user, place } = renderList('?attention=1');
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  // It holds already.
  expect(screen.queryByRole('menuitem', { name: 'Needs attention' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Trial ends in 7 days' }));
  await waitFor(() => expect(place()).toBe(`${paths.clients}?trial=7&attention=1`));
});

test('countries and tags are chosen beside how many clients they leave, and edited from their chip', async () => {
  const { user, place } = renderList('?tag=one,+two');
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name: 'Country' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Country' }));
  await user.click(await popover.findByRole('checkbox', { name: 'Portugal 5' }));
  await user.click(popover.getByRole('checkbox', { name: 'United Kingdom 2' }));
  await user.click(popover.getByRole('button', { name: 'Done' }));
  expect(place()).toBe(`${paths.clients}?country=PT%2CGB&tag=one%2C+two`);

  await user.click(await screen.findByRole('button', { name: 'Tag: one, two' }));
  const tags = within(await screen.findByRole('dialog', { name: 'Tag' }));
  expect(tags.getByRole('checkbox', { name: 'one, two 1' })).toBeChecked();
  await user.click(tags.getByRole('checkbox', { name: 'one, two 1' }));
  expect(place()).toBe(`${paths.clients}?country=PT%2CGB`);
});

test('a range of days is typed, refused when it runs backwards, or taken from the usual ones', async () => {
  const { user, place } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  await user.click(screen.getByRole('menuitem', { name: 'Created' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Created' }));
  await user.type(popover.getByLabelText('First day'), '2026-02-10');
  await user.type(popover.getByLabelText('Last day'), '2026-02-01');
  await user.click(popover.getByRole('button', { name: 'Apply' }));
  expect(popover.getByLabelText('Last day')).toHaveAccessibleDescription(/has to come after/);

  await user.clear(popover.getByLabelText('Last day'));
  await user.click(popover.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(place()).toBe(`${paths.clients}?created=2026-02-10..`));
  expect(await screen.findByRole('button', { name: 'Created since Feb 10, 2026' })).toBeVisible();
});

test.each(['Remove the filter Tag: vip', 'Clear filters'])(
  'the keyboard keeps its place when a filter goes: %s',
  async (name) => {
    const { user } = renderList('?tag=vip');
    const button = await screen.findByRole('button', { name });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  },
);
