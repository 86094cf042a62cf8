import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath, type Navigator, Router, useSearchParams } from 'react-router';
import { useOpenFromUrl } from './useOpenFromUrl';

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
