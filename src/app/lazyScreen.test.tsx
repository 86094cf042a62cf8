import { passTime } from '@/testing/passTime';
import { dropStyles, keepStyles } from '@/testing/styles';
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

describe('lazy screen', () => {
  const theme = buildTheme(toBrand(null), 'light');

  const chunkGone = () => Promise.reject(new Error('Loading chunk 7 failed.'));

  const stops: (() => void)[] = [];
  const during = (stop: () => void) => stops.push(stop);

  beforeEach(() => {
    // React reports what a boundary catches, which is what these tests are about.
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    during(() => silenced.mockRestore());
  });
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  function open(load: Parameters<typeof lazyScreen>[0]) {
    const Screen = lazyScreen(load);
    return render(
      <ThemeProvider theme={theme}>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </ThemeProvider>,
    );
  }

  /** A page of one build; `deploy` puts another in its place. */
  function watchReloads(build = 'main.1.js') {
    const page = { build: () => build, reload: jest.fn(), isServed: jest.fn(async () => true) };
    during(reloadAfterDeploy(page));
    return { reload: page.reload, isServed: page.isServed, deploy: (next: string) => (build = next) };
  }

  test('spec 1: a screen loads lazily and shows the full-screen spinner meanwhile', async () => {
    keepStyles();
    open(async () => ({ default: () => <h1>Here</h1> }));
    const spinner = screen.getByRole('status', { name: 'Loading' });
    expect(spinner).toBeVisible();
    expect(spinner).toHaveStyle({ position: 'fixed', top: '0px', right: '0px', bottom: '0px', left: '0px' });
    expect(Number(getComputedStyle(spinner).zIndex)).toBeGreaterThan(theme.zIndex.appBar);
    expect(spinner).toHaveStyle({ backgroundColor: theme.palette.background.default });
    dropStyles();
    expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  });

  test('spec 8: failure to load a lazy screen raises a preload-error event and is rethrown if unhandled', async () => {
    const heard = jest.fn();
    window.addEventListener(preloadErrorEvent, heard);
    during(() => window.removeEventListener(preloadErrorEvent, heard));
    open(chunkGone);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByText('Loading chunk 7 failed.')).toBeVisible();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  const ofWebpack = new Error('Loading chunk 7 failed.\n(error: http://localhost:4000/assets/7f3a.js)');
  ofWebpack.name = 'ChunkLoadError';

  test.each([
    ['webpack', ofWebpack],
    ['the browser', new TypeError('Failed to fetch dynamically imported module: https://x.test/7f3a.js')],
  ])('spec 8: a failed chunk shows the generic error without the URL of %s', async (_who, error) => {
    open(() => Promise.reject(error));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Unexpected Application Error!Part of the page did not load. Check your connection and reload the page.',
    );
    expect(alert).not.toHaveTextContent('://');
  });

  test('spec 8: a preload error that somebody handles is not rethrown', async () => {
    const handle = (event: Event) => event.preventDefault();
    window.addEventListener(preloadErrorEvent, handle);
    during(() => window.removeEventListener(preloadErrorEvent, handle));
    jest.useFakeTimers();
    open(chunkGone);
    await passTime(1000);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  test('the app reloads once after a deploy, and shows the error when the new build has no such chunk either', async () => {
    const { reload } = watchReloads();
    open(chunkGone).unmount();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    open(chunkGone);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('the next deploy is met with a reload again', async () => {
    const { reload, deploy } = watchReloads();
    open(chunkGone).unmount();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    deploy('main.2.js');
    open(chunkGone);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  test('a page that is offline is not reloaded into nothing', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    during(() => offline.mockRestore());
    const { reload } = watchReloads();
    open(chunkGone);
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a page whose server is away waits for it, and reloads once somebody answers', async () => {
    const { reload, isServed } = watchReloads();
    isServed.mockResolvedValue(false);
    jest.useFakeTimers();
    open(chunkGone);
    await passTime(10_000);
    expect(isServed.mock.calls.length).toBeGreaterThan(2);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    isServed.mockResolvedValue(true);
    await passTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('an outage that was waited for does not use up the reload of the next one', async () => {
    const { reload, isServed } = watchReloads();
    for (const outage of [1, 2]) {
      isServed.mockResolvedValueOnce(false);
      open(chunkGone).unmount();
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(outage));
    }
  });
});

describe('useKeptPlace', () => {
  function Page({ children }: { children: ReactNode }) {
    useFocusRecovery('content');
    return (
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    );
  }

  function Leaving() {
    const [isThere, setThere] = useState(true);
    return isThere && <button onClick={() => setThere(false)}>Remove</button>;
  }

  function Saving() {
    const [isSaved, setSaved] = useState(false);
    return (
      <button type="button" disabled={isSaved} onClick={() => setSaved(true)}>
        Save
      </button>
    );
  }

  test('what goes leaves the keyboard’s place to the nearest thing round it that has a name', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <section aria-label="Cards">
          <div>
            <Leaving />
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

  test('where nothing round it has a name, the content of the page gets it', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <Leaving />
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('what can’t be pressed any more leaves it as well', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <form aria-label="Details">
          <Saving />
        </form>
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('form', { name: 'Details' })).toHaveFocus());
  });

  test('what can’t be pressed while it saves has it back afterwards', async () => {
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

  test('whoever pressed beside it and reads is not brought to it when it goes', async () => {
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

  test('what is moved in the page keeps it', async () => {
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

  test('whoever gives it to something else is left alone', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Page>
        <section aria-label="Cards">
          <Leaving />
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

  test('what stands over the page gives the place back first', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = render(
      <Page>
        <Leaving />
      </Page>,
    );
    const over = document.body.appendChild(document.createElement('div'));
    container.setAttribute('aria-hidden', 'true');
    await user.click(screen.getByText('Remove'));
    act(() => jest.advanceTimersByTime(1000));
    expect(document.body).toHaveFocus();

    jest.useRealTimers();
    container.removeAttribute('aria-hidden');
    over.remove();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
