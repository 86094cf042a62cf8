import { setTimeout as delay } from 'node:timers/promises';
import type { SocketStory } from '../../processes/consoleSockets';
import type { Api } from '../api';
import type { OpenPage } from '../browser/openPages';
import { changeCompany, signInTimes } from '../browser/sessions';
import type { Place } from './restart';

export interface Outage {
  signal: NodeJS.Signals;
  seconds: number;
  /** Where a quarter of the readers go meanwhile, by the name of its link. */
  movesTo: string | null;
}

/** What became of all that was open: until everything is back, and hears of a change that is made then. */
export interface SeenOutage extends Outage {
  goneAtMs: number;
  upAtMs: number;
  changedAtMs: number;
  /** How many sockets were asked for once there was an API again, by pages too. */
  asked: number;
  /** When those that no page holds were to be asked for from then on. */
  triedAtMs: number[];
  stories: SocketStory[];
  pages: OpenPage[];
  /** Pages whose reader went to another screen while the API was away. */
  moved: OpenPage[];
  /** Pages that had given up and said so, and came back because their reader chose to reconnect. */
  gaveUp: OpenPage[];
}

/** All tries of a socket lie within it. */
export const triesMs = 46_000;

const settleMs = 3000;
const hearMs = 5000;

async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end && !(await isSo())) await delay(100);
}

/** Adds what became of each socket since it was asked last. */
async function follow({ sockets }: Place, stories: SocketStory[]): Promise<void> {
  const news = await sockets.ask<SocketStory[]>({ do: 'tell' });
  for (const [index, { status, changes, heardAtMs }] of news.entries()) {
    const story = (stories[index] ??= { status, changes: [], heardAtMs: [] });
    story.status = status;
    story.changes.push(...changes);
    story.heardAtMs.push(...heardAtMs);
  }
}

const offer = ({ page }: OpenPage) => page.getByRole('button', { name: 'Reconnect' });

/** Reconnects every page that offers it, and returns those pages. */
async function bringBack({ sockets, pages }: Place): Promise<OpenPage[]> {
  const gaveUp: OpenPage[] = [];
  for (const each of pages) {
    if (!(await offer(each).isVisible())) continue;
    gaveUp.push(each);
    await offer(each).click();
  }
  await sockets.ask({ do: 'reconnect' });
  return gaveUp;
}

/** The readers of some pages go on to a screen whose code is not there yet. */
async function moveOn(pages: readonly OpenPage[], label: string): Promise<void> {
  for (const { page } of pages)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .click();
}

/** Ends the API that serves, and lets the next one serve after so long. */
export async function seeOutage(place: Place, outage: Outage, next: Api): Promise<SeenOutage> {
  const { relay, api, ada, pages } = place;
  const stories: SocketStory[] = [];
  await follow(place, stories);
  await place.sockets.ask({ do: 'tries' });
  stories.length = 0;

  const goneAtMs = Date.now();
  relay.refuse();
  const ended = api.kill(outage.signal);
  const moved = outage.movesTo ? pages.filter((_, index) => index % 4 === 3) : [];
  if (outage.movesTo) await moveOn(moved, outage.movesTo);
  await delay(Math.max(0, goneAtMs + outage.seconds * 1000 - Date.now()));
  await relay.leadTo(next.url);
  const upAtMs = Date.now();
  place.api = next;
  await ended;

  const gaveUp = outage.seconds * 1000 > triesMs ? await bringBack(place) : [];
  const isBack = ({ connectedAtMs }: OpenPage) => connectedAtMs.some((at) => at > upAtMs);
  await until(async () => {
    await follow(place, stories);
    return stories.every(({ status }) => status === 'connected') && pages.every(isBack);
  }, triesMs + hearMs);
  // Pages ask anew for what they show once they are back.
  await delay(settleMs);

  const asked = relay.askedForSocketSince(upAtMs);
  const tried = await place.sockets.ask<number[]>({ do: 'tries' });
  const triedAtMs = tried.filter((at) => at >= upAtMs);
  const [session] = await signInTimes(relay.url, ada, 1);
  const changedAtMs = Date.now();
  await changeCompany(relay.url, session?.accessToken ?? '');
  const hasHeard = ({ heardAtMs }: { heardAtMs: number[] }) => heardAtMs.some((at) => at >= changedAtMs);
  await until(async () => {
    await follow(place, stories);
    return stories.every(hasHeard) && pages.every(hasHeard);
  }, hearMs);
  return { ...outage, goneAtMs, upAtMs, changedAtMs, asked, triedAtMs, stories, pages, moved, gaveUp };
}
