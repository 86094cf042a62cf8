import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { passTime } from '@/testing/passTime';
import { dropDecorativeStyles, insertAllStyles } from '@/testing/styles';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyScreen, preloadErrorEvent } from './lazyScreen';
import { reloadAfterDeploy } from './reloadAfterDeploy';
import { useFocusRecovery } from './useFocusRecovery';

describe('lazyScreen', () => {
  const theme = buildTheme(toBrand(null), 'light');

  const failToLoadChunk = () => Promise.reject(new Error('Loading chunk 7 failed.'));

  const cleanups: (() => void)[] = [];
  const addCleanup = (stop: () => void) => cleanups.push(stop);

  beforeEach(() => {
    // React logs the errors that a boundary catches, and these tests cause such errors.
    const consoleSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    addCleanup(() => consoleSpy.mockRestore());
  });
  afterEach(() => cleanups.splice(0).forEach((stop) => stop()));

  function renderLazyScreen(load: Parameters<typeof lazyScreen>[0]) {
    const Screen = lazyScreen(load);
    return render(
      <I18nProvider i18n={i18n}>
        <ThemeProvider theme={theme}>
          <ErrorBoundary>
            <Screen />
          </ErrorBoundary>
        </ThemeProvider>
      </I18nProvider>,
    );
  }

  /** Watches a page that runs this build for reloads. `deploy` changes the build that the page runs. */
  function watchReloads(build = 'main.1.js') {
    const page = { build: () => build, reload: jest.fn(), isServed: jest.fn(async () => true) };
    addCleanup(reloadAfterDeploy(page));
    return { reload: page.reload, isServed: page.isServed, deploy: (next: string) => (build = next) };
  }

  test('spec 1: loads a screen lazily and shows the full-screen spinner meanwhile', async () => {
    insertAllStyles();
    renderLazyScreen(async () => ({ default: () => <h1>Here</h1> }));
    const spinner = screen.getByRole('status', { name: 'Loading' });
    expect(spinner).toBeVisible();
    expect(spinner).toHaveStyle({ position: 'fixed', inset: '0' });
    expect(Number(getComputedStyle(spinner).zIndex)).toBeGreaterThan(theme.zIndex.appBar);
    expect(spinner).toHaveStyle({ backgroundColor: theme.palette.background.default });
    dropDecorativeStyles();
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  });

  test('spec 8: raises a preload-error event when loading fails, and rethrows the error if unhandled', async () => {
    const listener = jest.fn();
    window.addEventListener(preloadErrorEvent, listener);
    addCleanup(() => window.removeEventListener(preloadErrorEvent, listener));
    renderLazyScreen(failToLoadChunk);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByText('Loading chunk 7 failed.')).toBeVisible();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  const webpackError = new Error('Loading chunk 7 failed.\n(error: http://localhost:4000/assets/7f3a.js)');
  webpackError.name = 'ChunkLoadError';

  test.each([
    ['webpack', webpackError],
    ['the browser', new TypeError('Failed to fetch dynamically imported module: https://x.test/7f3a.js')],
  ])(
    'spec 8: shows the generic error for a failed chunk, without the URL in the error of %s',
    async (_description, error) => {
      renderLazyScreen(() => Promise.reject(error));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(
        'Unexpected Application Error!Part of the page couldn’t be loaded. Check your connection and reload the page.',
      );
      expect(alert).not.toHaveTextContent('://');
    },
  );

  test('spec 8: does not rethrow a preload error that a listener handles', async () => {
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener(preloadErrorEvent, handle);
    addCleanup(() => window.removeEventListener(preloadErrorEvent, handle));
    jest.useFakeTimers();
    renderLazyScreen(failToLoadChunk);
    await passTime(1000);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  test('reloads the page once after a deploy, and shows the error if the chunk is still missing', async () => {
    const { reload } = watchReloads();
    renderLazyScreen(failToLoadChunk).unmount();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    renderLazyScreen(failToLoadChunk);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the page again after the next deploy', async () => {
    const { reload, deploy } = watchReloads();
    renderLazyScreen(failToLoadChunk).unmount();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    deploy('main.2.js');
    renderLazyScreen(failToLoadChunk);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('does not reload the page while the browser is offline', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    addCleanup(() => offline.mockRestore());
    const { reload } = watchReloads();
    renderLazyScreen(failToLoadChunk);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('waits for an unavailable server, and reloads the page once when it responds', async () => {
    const { reload, isServed } = watchReloads();
    isServed.mockResolvedValue(false);
    jest.useFakeTimers();
    renderLazyScreen(failToLoadChunk);
    await passTime(10_000);
    expect(isServed.mock.calls.length).toBeGreaterThan(2);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    isServed.mockResolvedValue(true);
    await passTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the page once for each outage', async () => {
    const { reload, isServed } = watchReloads();
    for (const outage of [1, 2]) {
      isServed.mockResolvedValueOnce(false);
      renderLazyScreen(failToLoadChunk).unmount();
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(outage));
    }
  });
});

describe('useFocusRecovery', () => {
  function Page({ children }: { children: ReactNode }) {
    useFocusRecovery('content');
    return (
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    );
  }

  function RemovableButton() {
    const [isShown, setShown] = useState(true);
    return isShown && <button onClick={() => setShown(false)}>Remove</button>;
  }

  function SaveButton() {
    const [isSaved, setSaved] = useState(false);
    return (
      <button type="button" disabled={isSaved} onClick={() => setSaved(true)}>
        Save
      </button>
    );
  }

  test('moves the focus of a removed element to its nearest labeled ancestor', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <section aria-label="Cards">
          <div>
            <RemovableButton />
          </div>
          <button>Add</button>
        </section>
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const cards = screen.getByRole('region', { name: 'Cards' });
    await waitFor(() => expect(cards).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    expect(cards).not.toHaveAttribute('tabindex');
  });

  test('moves the focus to the page content when there is no labeled ancestor', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <RemovableButton />
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('moves the focus of a disabled button to its nearest labeled ancestor', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <form aria-label="Details">
          <SaveButton />
        </form>
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('form', { name: 'Details' })).toHaveFocus());
  });

  test('returns the focus to an element that is enabled again', async () => {
    render(
      <Page>
        <section aria-label="Plans">
          <input type="checkbox" aria-label="Growth" />
        </section>
      </Page>,
    );
    const growth = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Growth' });
    act(() => growth.focus());
    growth.disabled = true;
    await waitFor(() => expect(screen.getByRole('region', { name: 'Plans' })).toHaveFocus());
    growth.disabled = false;
    await waitFor(() => expect(growth).toHaveFocus());
  });

  test('does not move the focus after the user has clicked elsewhere', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Page>
        <section aria-label="Cards">
          <button>Remove</button>
        </section>
        <p>Words</p>
      </Page>,
    );
    const button = screen.getByRole('button', { name: 'Remove' });
    act(() => button.focus());
    await user.click(screen.getByText('Words'));
    act(() => document.body.focus());
    act(() => button.blur());
    button.remove();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('region', { name: 'Cards' })).not.toHaveFocus();
    jest.useRealTimers();
  });

  test('returns the focus to an element that is moved in the document', async () => {
    render(
      <Page>
        <button>Plan</button>
        <hr />
      </Page>,
    );
    const plan = screen.getByRole('button', { name: 'Plan' });
    act(() => plan.focus());
    plan.parentElement?.append(plan);
    expect(plan).not.toHaveFocus();
    await waitFor(() => expect(plan).toHaveFocus());
  });

  test('does not override a focus that was set after the removal', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Page>
        <section aria-label="Cards">
          <RemovableButton />
        </section>
        <input />
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    act(() => jest.advanceTimersByTime(30));
    act(() => screen.getByRole('textbox').focus());
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('textbox')).toHaveFocus();
    jest.useRealTimers();
  });

  test('moves the focus only after an overlay has closed', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = render(
      <Page>
        <RemovableButton />
      </Page>,
    );
    const overlay = document.body.appendChild(document.createElement('div'));
    container.setAttribute('aria-hidden', 'true');
    await user.click(screen.getByText('Remove'));
    act(() => jest.advanceTimersByTime(1000));
    expect(document.body).toHaveFocus();

    jest.useRealTimers();
    container.removeAttribute('aria-hidden');
    overlay.remove();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
