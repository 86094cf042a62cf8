import { searchDebounceMs } from '@/config/limits';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath, MemoryRouter, type Navigator, Router, useLocation, useSearchParams } from 'react-router';
import { useOpenedByAddress } from './useOpenedByAddress';
import { useUrlParam } from './useUrlParam';
import { useUrlSearch } from './useUrlSearch';

describe('useOpenedByAddress', () => {
  function Place() {
    const [isOpen, setOpen] = useOpenedByAddress('add');
    const [params] = useSearchParams();
    return (
      <>
        <p>{isOpen ? 'open' : 'closed'}</p>
        <p>address: {params.toString()}</p>
        <button onClick={() => setOpen(false)}>Close</button>
      </>
    );
  }

  /** A page that shows the address it is sent to once `arrive` is called, as a busy one does. */
  function show(address: string) {
    const sentTo: string[] = [];
    const send: Navigator['replace'] = (to) => sentTo.push(typeof to === 'string' ? to : createPath(to));
    const navigator: Navigator = { push: send, replace: send, go: () => {}, createHref: () => '' };
    const page = (location: string) => (
      <Router location={location} navigator={navigator}>
        <Place />
      </Router>
    );
    const { rerender } = render(page(address));
    const go = (to: string) => rerender(page(to));
    return { user: userEvent.setup(), go, arrive: () => go(sentTo.at(-1) ?? address) };
  }

  test('opens for an address that asks, and takes the word out of it', () => {
    const { arrive } = show('/?add=1&tab=2');
    expect(screen.getByText('open')).toBeVisible();
    arrive();
    expect(screen.getByText('address: tab=2')).toBeVisible();
    expect(screen.getByText('open')).toBeVisible();
  });

  test('what was closed stays so while a busy page still shows the address that asked, and opens when asked again', async () => {
    const { user, arrive, go } = show('/?add=1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('closed')).toBeVisible();
    arrive();
    expect(screen.getByText('closed')).toBeVisible();
    go('/?add=1');
    expect(screen.getByText('open')).toBeVisible();
  });
});

describe('useUrlSearch', () => {
  function List() {
    const { typed, type } = useUrlSearch();
    const [, setStatus] = useUrlParam('status');
    return (
      <>
        <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
        <button onClick={() => setStatus('Active')}>Active</button>
        <output>{useLocation().search}</output>
      </>
    );
  }

  function open(address: string) {
    render(
      <MemoryRouter initialEntries={[address]}>
        <List />
      </MemoryRouter>,
    );
    return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  }

  const rest = () => act(() => jest.advanceTimersByTimeAsync(searchDebounceMs));
  const field = () => screen.getByRole('textbox', { name: 'Search' });
  const address = () => screen.getByRole('status').textContent;

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('what is chosen before typing has rested stays chosen, and the search begins at page 1', async () => {
    const user = open('/?page=3');
    await user.type(field(), 'grace');
    await user.click(screen.getByRole('button', { name: 'Active' }));
    expect(address()).toBe('?page=3&status=Active');
    await rest();
    expect(address()).toBe('?status=Active&search=grace');
    expect(field()).toHaveValue('grace');
  });

  test('what was typed and taken back is searched for no more, and what the address says is shown', async () => {
    const user = open('/?search=ada');
    await user.type(field(), 'x{Backspace}');
    await rest();
    expect(address()).toBe('?search=ada');
    await user.clear(field());
    await rest();
    expect(address()).toBe('');
    expect(field()).toHaveValue('');
  });
});
