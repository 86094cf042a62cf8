import { percentile } from '../../measure';
import { isSignedIn, isStanding } from '../browser/openPages';
import { triesMs, type SeenOutage } from './outage';
import type { FaultRow } from '../table';

const mostAtOnce = 0.1;
/** Of few sockets, whatever else holds the machine up makes some come together. */
const mostOfFew = 20;
const sliceMs = 100;
/** From being let in by the network to being let in by the API, on a machine that does everything at once. */
const greetingMs = 5000;

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The most of some moments that fall into one tenth of a second. */
function busiest(moments: readonly number[]): number {
  const slices = new Map<number, number>();
  for (const at of moments) {
    const slice = Math.floor(at / sliceMs);
    slices.set(slice, (slices.get(slice) ?? 0) + 1);
  }
  return Math.max(0, ...slices.values());
}

const lastAfter = (moments: readonly number[], sinceMs: number): number =>
  moments.filter((at) => at >= sinceMs).at(-1) ?? Infinity;

export async function outageRow(seen: SeenOutage): Promise<FaultRow> {
  const { signal, seconds, goneAtMs, upAtMs, changedAtMs, asked, triedAtMs, stories, pages, moved, gaveUp } =
    seen;
  const stayed = pages.filter((page) => !moved.includes(page));
  const isGivenUp = seconds * 1000 > triesMs;
  const sockets = stories.map(({ changes }) =>
    lastAfter(
      changes.filter(({ status }) => status === 'connected').map(({ atMs }) => atMs),
      upAtMs,
    ),
  );
  const all = [...sockets, ...pages.map(({ connectedAtMs }) => lastAfter(connectedAtMs, upAtMs))];
  const calls = stayed.map(
    ({ calledAtMs }) => calledAtMs.filter((at) => at > upAtMs && at < changedAtMs).length,
  );
  const toOpen = stayed.map(({ callsToOpen }) => callsToOpen);
  const signedOut = (await Promise.all(pages.map(isSignedIn))).filter((isIn) => !isIn).length;
  const dead = (await Promise.all(pages.map(isStanding))).filter((stands) => !stands).length;
  const deaf = [...stories, ...pages].filter(
    ({ heardAtMs }) => lastAfter(heardAtMs, changedAtMs) === Infinity,
  ).length;
  const atOnce = busiest(triedAtMs);
  const halfMs = percentile(all, 0.5) - upAtMs;
  const lastMs = Math.max(...all) - upAtMs;
  const isKept =
    signedOut === 0 &&
    dead === 0 &&
    deaf === 0 &&
    calls.every((count, index) => count <= (toOpen[index] ?? 0)) &&
    (isGivenUp
      ? stayed.every((page) => gaveUp.includes(page))
      : lastMs <= Math.max(goneAtMs + triesMs - upAtMs, 0) + greetingMs &&
        atOnce <= Math.max(mostOfFew, stories.length * mostAtOnce));

  return {
    fault: 'restart',
    database: 'postgres',
    what: `API ended by ${signal}, another in its place after ${seconds} s, ${stories.length} sockets and ${pages.length} pages open, ${moved.length} of which go to another screen meanwhile`,
    measured: [
      ...(isGivenUp ? [`${gaveUp.length} pages offered to reconnect`] : []),
      `half back after ${inSeconds(halfMs)}, all after ${inSeconds(lastMs)}`,
      `${asked} tries${isGivenUp ? '' : `, at most ${atOnce} of the sockets’ due in a tenth of a second`}`,
      `${percentile(calls, 0.5)} calls of a page, ${percentile(toOpen, 0.5)} to open it`,
      `${signedOut} signed out, ${dead} without a screen, ${deaf} deaf`,
    ].join('; '),
    budget: isGivenUp
      ? 'every page whose reader stayed offers to reconnect, the others load themselves anew; nobody signed out, without a screen or deaf'
      : 'back by the last of five tries, at most a tenth of the tries at once, no page calls more than to open it, nobody signed out, without a screen or deaf',
    isKept,
    figures: {
      halfBackMs: halfMs,
      allBackMs: lastMs,
      tries: asked,
      mostInTenthOfSecond: atOnce,
      callsOfPage: percentile(calls, 0.5),
      mostCallsOfPage: Math.max(...calls),
      callsToOpenPage: percentile(toOpen, 0.5),
      offeredToReconnect: gaveUp.length,
      moved: moved.length,
      signedOut,
      dead,
      deaf,
    },
  };
}
