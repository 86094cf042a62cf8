import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Control, Place } from './places/place';

const quietMs = 60;

const inFlight = new WeakMap<Page, Set<Request>>();

/** What a page has asked for and not been answered yet, from when it is first looked at. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const known = inFlight.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  inFlight.set(page, requests);
  page.on('request', (request) => {
    if (/fetch|script|stylesheet/.test(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

/** Waits until nothing has changed for a moment, nothing says that it is loading, and no screen is being drawn. */
const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let changedAt = performance.now();
        const observer = new MutationObserver(() => (changedAt = performance.now()));
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        const look = () => {
          const isLoading = document.querySelector(
            '.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy=true]',
          );
          const isThere = document.querySelector('main, [role=main]');
          const isQuiet = performance.now() - changedAt > quiet;
          if (!isThere || isLoading || !isQuiet) return void setTimeout(lookAfterAll, 20);
          observer.disconnect();
          resolve();
        };
        // React draws the next screen in many short tasks, while the last one stands as it was.
        const lookAfterAll = () => void scheduler.postTask(look, { priority: 'background' });
        lookAfterAll();
      }),
    quietMs,
  );

/** Waits until nothing on the screen is loading or changing any more, and nothing more can come by itself. */
export async function untilStill(page: Page): Promise<void> {
  const requests = requestsOf(page);
  do await untilQuiet(page);
  while (requests.size > 0);
}

/** Sets out for another screen of the console as its links do: nothing is loaded anew. */
export const setOutFor = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

export async function walkTo(page: Page, address: string): Promise<void> {
  requestsOf(page);
  await setOutFor(page, address);
  await untilStill(page);
}

/** What is open over a screen, to be narrowed further. */
export const overScreen = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';

/** The control that is pressed. */
export const controlOf = (page: Page, { role, name }: Control): Locator =>
  page.getByRole(role, { name, exact: true }).first();

/** Does something, after which something new must be open over the screen, or another screen be there, if the control says so. */
export async function openBy(control: Locator, doIt: () => Promise<void>): Promise<void> {
  const page = control.page();
  const { isItem, opens } = await control.evaluate((element, over) => {
    for (const open of document.querySelectorAll(over)) open.setAttribute('data-seen', '');
    return {
      isItem: element.role === 'menuitem',
      opens: element.hasAttribute('aria-haspopup') || /…$/.test(element.textContent ?? ''),
    };
  }, overScreen);
  const from = page.url();
  await doIt();
  if (!isItem && !opens) return;
  const isThere = async () => (await page.locator(`${overScreen}:not([data-seen])`).count()) > 0;
  // What it opens may have to be downloaded first; an item of a menu may lead to another screen instead.
  await expect.poll(async () => (isItem && page.url() !== from) || isThere(), { timeout: 15_000 }).toBe(true);
}

/** Closes what the last place has opened over its screen. */
export async function closeAll(page: Page): Promise<void> {
  for (let left = 3; left > 0 && (await page.locator(overScreen).count()) > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await untilStill(page);
  }
}

/** Goes to the screen of a place, with nothing open over it. */
export async function walkToPlace(page: Page, { address }: Place, clientId: string): Promise<void> {
  await closeAll(page);
  await walkTo(page, address.replace(':client', clientId));
}

/** Goes to a place and presses what it says there. */
export async function visit(page: Page, place: Place, clientId = ''): Promise<void> {
  await walkToPlace(page, place, clientId);
  for (const press of place.presses) {
    if ('key' in press) await page.keyboard.press(press.key);
    else {
      const control = controlOf(page, press);
      await openBy(control, () => control.click());
    }
    await untilStill(page);
  }
}

/** Holds back what a page asks for under an address, until it is let go: then the page has no routes any more. */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    open();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
