import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Control, ScreenState } from './screens/screenState';

const quietMs = 60;

const requestsByPage = new WeakMap<Page, Set<Request>>();

/** Returns the pending fetches, scripts and style sheets of a page, tracked from the first call. */
function trackRequests(page: Page): ReadonlySet<Request> {
  const trackedRequests = requestsByPage.get(page);
  if (trackedRequests) return trackedRequests;
  const requests = new Set<Request>();
  requestsByPage.set(page, requests);
  page.on('request', (request) => {
    if (/fetch|script|stylesheet/.test(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Waits until the document has not changed for `quietMs`, nothing is loading and a screen is rendered. */
const waitUntilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let changedAt = performance.now();
        const observer = new MutationObserver(() => (changedAt = performance.now()));
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        const check = () => {
          const isLoading = document.querySelector(
            '.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy=true]',
          );
          const isPresent = document.querySelector('main, [role=main]');
          const isQuiet = performance.now() - changedAt > quiet;
          if (!isPresent || isLoading || !isQuiet) return void setTimeout(checkInBackground, 20);
          observer.disconnect();
          resolve();
        };
        // React renders the next screen in many short tasks while the previous one stays visible, so the
        // check has a lower priority.
        const checkInBackground = () => void scheduler.postTask(check, { priority: 'background' });
        checkInBackground();
      }),
    quietMs,
  );

/** Waits until the page is quiet and has no pending requests. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = trackRequests(page);
  do await waitUntilQuiet(page);
  while (requests.size > 0);
}

/** Starts a client-side navigation, like a link of the console, without reloading the page. */
export const startNavigation = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

export async function navigateTo(page: Page, address: string): Promise<void> {
  trackRequests(page);
  await startNavigation(page, address);
  await waitUntilIdle(page);
}

/** Matches open overlays. Callers can append further conditions. */
export const overlaySelector = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';

export const locateControl = (page: Page, { role, name }: Control): Locator =>
  page.getByRole(role, { name, exact: true }).first();

/** Runs an action on a control. Waits for a new overlay or another screen if the control announces one. */
export async function activateControl(control: Locator, action: () => Promise<void>): Promise<void> {
  const page = control.page();
  const { isItem: isMenuItem, opens: opensOverlay } = await control.evaluate((element, selector) => {
    for (const open of document.querySelectorAll(selector)) open.setAttribute('data-seen', '');
    return {
      isItem: element.role === 'menuitem',
      opens: element.hasAttribute('aria-haspopup') || /…$/.test(element.textContent ?? ''),
    };
  }, overlaySelector);
  const from = page.url();
  await action();
  if (!isMenuItem && !opensOverlay) return;
  const isPresent = async () => (await page.locator(`${overlaySelector}:not([data-seen])`).count()) > 0;
  // The code of the overlay may have to download first, and a menu item may open another screen instead.
  await expect
    .poll(async () => (isMenuItem && page.url() !== from) || isPresent(), { timeout: 15_000 })
    .toBe(true);
}

/** Closes the open overlays with the Escape key. Gives up after three attempts. */
export async function closeOverlays(page: Page): Promise<void> {
  for (let attempts = 3; attempts > 0 && (await page.locator(overlaySelector).count()) > 0; attempts -= 1) {
    await page.keyboard.press('Escape');
    await waitUntilIdle(page);
  }
}

export async function navigateToScreen(
  page: Page,
  { address }: ScreenState,
  clientId: string,
): Promise<void> {
  await closeOverlays(page);
  await navigateTo(page, address.replace(':client', clientId));
}

/** Opens a screen, then activates its controls and presses its keys in order. */
export async function openScreenState(page: Page, screenState: ScreenState, clientId = ''): Promise<void> {
  await navigateToScreen(page, screenState, clientId);
  for (const press of screenState.presses) {
    if ('key' in press) await page.keyboard.press(press.key);
    else {
      const control = locateControl(page, press);
      await activateControl(control, () => control.click());
    }
    await waitUntilIdle(page);
  }
}

/** Delays requests to an address. The returned function releases them and removes all routes of the page. */
export async function delayRequests(page: Page, address: string): Promise<() => Promise<void>> {
  let open = () => {};
  const released = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    open();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
