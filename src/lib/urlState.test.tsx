import { searchDebounceMs } from '@/config/limits';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath, MemoryRouter, type Navigator, Router, useLocation, useSearchParams } from 'react-router';
import { useOpenFromUrl } from './useOpenFromUrl';
import { useUrlParam } from './useUrlParam';
import { useUrlSearch } from './useUrlSearch';

describe('useOpenFromUrl', () => {
  function TestPage() {
    const [isOpen, setOpen] = useOpenFromUrl('add');
    const [params] = useSearchParams();
    return (
      <>
        <p>{isOpen ? 'open' : 'closed'}</p>
        <p>address: {params.toString()}</p>
        <button onClick={() => setOpen(false)}>Close</button>
      </>
    );
  }

  /** Renders a page that shows a new URL only after `arrive()`, like a page that renders slowly. */
  function renderPage(url: string) {
    const navigations: string[] = [];
    const navigate: Navigator['replace'] = (to) =>
      navigations.push(typeof to === 'string' ? to : createPath(to));
    const navigator: Navigator = { push: navigate, replace: navigate, go: () => {}, createHref: () => '' };
    const page = (location: string) => (
      <Router location={location} navigator={navigator}>
        <TestPage />
      </Router>
    );
    const { rerender } = render(page(url));
    const setUrl = (to: string) => rerender(page(to));
    return { user: userEvent.setup(), go: setUrl, arrive: () => setUrl(navigations.at(-1) ?? url) };
  }

  test('opens if the URL has the parameter, and stays open after removing it from the URL', () => {
    const { arrive: applyNavigation } = renderPage('/?add=1&tab=2');
    expect(screen.getByText('open')).toBeVisible();
    applyNavigation();
    expect(screen.getByText('address: tab=2')).toBeVisible();
    expect(screen.getByText('open')).toBeVisible();
  });

  test('stays closed while a slow page shows the old URL, and reopens for a new parameter', async () => {
    const { user, arrive: applyNavigation, go: setUrl } = renderPage('/?add=1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('closed')).toBeVisible();
    applyNavigation();
    expect(screen.getByText('closed')).toBeVisible();
    setUrl('/?add=1');
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

  function renderList(url: string) {
    render(
      <MemoryRouter initialEntries={[url]}>
        <List />
      </MemoryRouter>,
    );
    return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  }

  const waitForDebounce = () => act(() => jest.advanceTimersByTimeAsync(searchDebounceMs));
  const field = () => screen.getByRole('textbox', { name: 'Search' });
  const url = () => screen.getByRole('status').textContent;

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('keeps a filter that was selected during the debounce, and resets the page', async () => {
    const user = renderList('/?page=3');
    await user.type(field(), 'grace');
    await user.click(screen.getByRole('button', { name: 'Active' }));
    expect(url()).toBe('?page=3&status=Active');
    await waitForDebounce();
    expect(url()).toBe('?status=Active&search=grace');
    expect(field()).toHaveValue('grace');
  });

  test('keeps the search when the input returns to the same text, and clears it with the input', async () => {
    const user = renderList('/?search=ada');
    await user.type(field(), 'x{Backspace}');
    await waitForDebounce();
    expect(url()).toBe('?search=ada');
    await user.clear(field());
    await waitForDebounce();
    expect(url()).toBe('');
    expect(field()).toHaveValue('');
  });
});
