import { passTime } from '@/testing/passTime';
import { act, screen, waitFor } from '@testing-library/react';
import { listed, pageOf } from '../testing/clients';
import { renderList } from '../testing/renderList';

describe('live updates', () => {
  const ada = listed({ id: 'c1', number: 1, name: 'Ada Lovelace' });
  const grace = listed({ id: 'c2', number: 2, name: 'Grace Hopper', email: 'grace@x.test' });

  /** A company to which Grace was added once `isAdded`: the list says what is numbered up to what it is asked for. */
  function company() {
    const state = { isAdded: false, status: ada.status };
    const answer = ({ upTo }: { upTo?: unknown }) => {
      const all = state.isAdded
        ? [grace, { ...ada, status: state.status }]
        : [{ ...ada, status: state.status }];
      const shown = all.filter(({ number }) => upTo === null || number <= Number(upTo));
      return pageOf(shown, shown.length, all.length);
    };
    return { state, answers: { GetClients: answer } };
  }

  const added = { clientChanged: { kind: 'Created', ids: ['c2'], count: 1 } };
  const changed = { clientChanged: { kind: 'Updated', ids: ['c1'], count: 1 } };

  async function open(query = '') {
    const { state, answers } = company();
    const view = renderList(query, answers);
    await screen.findByText('Ada Lovelace');
    await act(async () => undefined);
    return { ...view, state };
  }

  test('the first answer is not asked for twice when its clients are pinned', async () => {
    jest.useFakeTimers();
    const { asked } = await open();
    await passTime(5000);
    expect(asked.filter((name) => name === 'GetClients')).toHaveLength(1);
  });

  test('spec 2: /dashboard/clients: clients that others change are shown anew in their place', async () => {
    const { push, state, wanted } = await open();
    state.status = 'Paused';
    expect(await push('ClientChanged', changed)).toBe(1);
    await push('ClientChanged', changed);

    expect(await screen.findByText('Paused', { selector: 'td span' })).toBeVisible();
    expect(wanted).toHaveLength(2);
    expect(wanted[1]).toMatchObject({ upTo: 1 });
  });

  test('clients that others add come in by themselves where nothing moves under the reader', async () => {
    const { push, state, asked } = await open();
    state.isAdded = true;
    await push('ClientChanged', added);

    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(screen.queryByText('1 new client')).toBeNull();
    expect(asked.filter((name) => name === 'GetClientCounts')).toHaveLength(2);
  });

  test.each(['?sort=name', '?page=2'])(
    'elsewhere than on top of the newest they wait to be shown: %s',
    async (query) => {
      const { push, state, user } = await open(query);
      state.isAdded = true;
      await push('ClientChanged', added);

      expect(await screen.findByText('1 new client')).toBeVisible();
      expect(screen.queryByText('Grace Hopper')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Show' }));
      expect(await screen.findByText('Grace Hopper')).toBeVisible();
      expect(screen.queryByText('1 new client')).toBeNull();
    },
  );

  test('they wait while the reader’s pointer or keyboard is among the rows, or something is ticked', async () => {
    const { push, state, user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
    await user.unhover(screen.getByRole('table'));
    state.isAdded = true;
    await push('ClientChanged', added);
    expect(await screen.findByText('1 new client')).toBeVisible();
    expect(screen.queryByText('Grace Hopper')).toBeNull();
  });

  test('payments refresh the rows of whoever hears of them', async () => {
    const paid = { paymentRecorded: { kind: 'Created', ids: ['p1'], clientIds: ['c1'], count: 1 } };
    const { push, wanted } = await open();
    expect(await push('PaymentRecorded', paid)).toBe(1);
    await waitFor(() => expect(wanted).toHaveLength(2));
  });
});

describe('selection', () => {
  const people = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name, index) =>
    listed({ id: `c${index + 1}`, number: index + 1, name, email: `${name}@x.test` }),
  );

  // Told once the clients have been counted.

  const answers = { GetClients: () => pageOf(people, 1243, 1243) };

  const tick = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

  test('spec 2: /dashboard/clients: clients are ticked one by one, over pages, until the filters change', async () => {
    const { user } = renderList('', answers);
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
    await user.click(await tick('Ada'));
    await user.click(await tick('Cleo'));
    expect(screen.getByText('2 clients selected')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getByText('2 clients selected')).toBeVisible());

    await user.click(screen.getByRole('button', { name: 'Paused 1' }));
    await waitFor(() => expect(screen.queryByText('2 clients selected')).toBeNull());
  });

  test('the box above ticks the page, and all that match can follow it', async () => {
    const { user } = renderList('?status=Active', answers);
    const page = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    await user.click(await tick('Bea'));
    expect(page).toBePartiallyChecked();
    await user.click(page);
    expect(screen.getByText('4 clients selected')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Select all 1,243 clients that match' }));
    expect(screen.getByText('1,243 clients selected')).toBeVisible();
    expect(await tick('Dora')).toBeChecked();

    await user.click(await tick('Dora'));
    expect(screen.getByText('3 clients selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
    expect(await tick('Ada')).not.toBeChecked();
  });

  test('the box above waits for the clients of the page', async () => {
    let come: (clients: unknown) => void = () => undefined;
    const GetClients = () => new Promise((resolve) => (come = resolve));
    renderList('', { GetClients });
    const page = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    expect(page).toBeDisabled();
    come(pageOf(people, 4, 4));
    await waitFor(() => expect(page).toBeEnabled());
  });

  test('the keyboard keeps its place when what it pressed goes', async () => {
    const { user } = renderList('?status=Active', answers);
    const page = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    await waitFor(() => expect(page).toBeEnabled());
    await user.click(page);
    const all = await screen.findByRole('button', { name: /^Select all 1,243/ });
    act(() => all.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Selected clients' })).toHaveFocus();

    act(() => screen.getByRole('button', { name: 'Clear' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
    expect(page).toHaveFocus();
  });

  test('Shift ticks everything from the last box on', async () => {
    const { user } = renderList('', answers);
    await user.click(await tick('Ada'));
    await user.keyboard('{Shift>}');
    await user.click(await tick('Cleo'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 clients selected')).toBeVisible();
  });
});

describe('total', () => {
  const fullPage = Array.from({ length: 20 }, (_, index) =>
    listed({
      id: `c${index + 1}`,
      number: index + 1,
      name: `Ada ${index + 1}`,
      email: `a${index + 1}@x.test`,
    }),
  );

  const answers = { GetClients: () => pageOf(fullPage.slice(0, 1), 61) };

  // It is asked for once the rows are there.

  const totalOf = (totalCount: number) => ({ clients: { totalCount } });
  const pageButtons = () => screen.queryAllByRole('button', { name: /^Page \d+$/ });

  test('rows are shown, and Next leads on, while their clients are still being counted', async () => {
    let say: (total: unknown) => void = () => undefined;
    const counting = new Promise((resolve) => (say = resolve));
    const { user, place } = renderList('', {
      GetClients: () => pageOf(fullPage),
      GetClientListTotal: () => counting,
    });

    expect(await screen.findByText('Ada 1')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The clients are being counted.' })).toBeVisible();
    expect(pageButtons()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toContain('page=2'));

    say(totalOf(61));
    expect(await screen.findByText('61 clients')).toBeVisible();
    expect(pageButtons().map((button) => button.textContent)).toEqual(['1', '2', '3', '4']);
  });

  test('before they are counted, a page that is not full has none after it', async () => {
    const GetClients = () => pageOf(fullPage.slice(0, 3));
    renderList('?page=3', { GetClients, GetClientListTotal: () => new Promise(() => undefined) });

    await screen.findByText('Ada 3');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
  });

  test('clients that could not be counted stay on the screen, and are counted again when asked', async () => {
    let isAway = true;
    const { user } = renderList('', {
      ...answers,
      GetClientListTotal: () => {
        if (isAway) throw { code: 'CONFLICT', message: 'Not now.' };
        return totalOf(61);
      },
    });

    expect(await screen.findByText('The clients could not be counted.')).toBeVisible();
    expect(screen.getByText('Ada 1')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Count again' }));
    expect(await screen.findByText('61 clients')).toBeVisible();
  });

  test('another page, order or page size asks for no other count; another filter does', async () => {
    const { user, asked, wanted } = renderList('', answers);
    const counts = () => asked.filter((name) => name === 'GetClientListTotal').length;
    await screen.findByText('61 clients');

    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(wanted.at(-1)).toMatchObject({ page: 2 }));
    await user.click(screen.getByRole('button', { name: 'Client' }));
    await waitFor(() => expect(wanted.at(-1)).toMatchObject({ sort: { by: 'Name' } }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Clients a page' }), '50 a page');
    await waitFor(() => expect(wanted.at(-1)).toMatchObject({ pageSize: 50 }));
    expect(screen.getByText('61 clients')).toBeVisible();
    expect(counts()).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Paused 1' }));
    await waitFor(() => expect(counts()).toBe(2));
  });
});
