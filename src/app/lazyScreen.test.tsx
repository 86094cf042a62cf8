import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyScreen, preloadErrorEvent } from './lazyScreen';
import { reloadAfterDeploy } from './reloadAfterDeploy';
import { passTime } from '@/testing/passTime';

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
  open(async () => ({ default: () => <h1>Here</h1> }));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
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
  open(chunkGone);
  await waitFor(() => expect(isServed.mock.calls.length).toBeGreaterThan(2));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  isServed.mockResolvedValue(true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('an outage that was waited for does not use up the reload of the next one', async () => {
  const { reload, isServed } = watchReloads();
  for (const outage of [1, 2]) {
    isServed.mockResolvedValueOnce(false);
    open(chunkGone).unmount();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(outage));
  }
});
