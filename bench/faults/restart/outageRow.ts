import { percentile } from '../../measure';
import { isSignedIn, isScreenShown } from '../browser/openPages';
import { maxRetryMs, type RecordedOutage } from './runOutage';
import type { FaultRow } from '../table';

const maxBurstShare = 0.1;
/** With few sockets, other load on the machine makes some of them reconnect together. */
const minBurstLimit = 20;
const sliceMs = 100;
/**
 * The time from the TCP connection to the API's acknowledgment, on a machine that runs everything
 * concurrently.
 */
const acknowledgmentMs = 5000;

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function maxPerSlice(timestamps: readonly number[]): number {
  const slices = new Map<number, number>();
  for (const at of timestamps) {
    const slice = Math.floor(at / sliceMs);
    slices.set(slice, (slices.get(slice) ?? 0) + 1);
  }
  return Math.max(0, ...slices.values());
}

const lastAfter = (timestamps: readonly number[], sinceMs: number): number =>
  timestamps.filter((at) => at >= sinceMs).at(-1) ?? Infinity;

export async function outageRow(outage: RecordedOutage): Promise<FaultRow> {
  const {
    signal,
    seconds,
    stoppedAtMs,
    restartedAtMs,
    changedAtMs,
    socketRequests,
    attemptedAtMs,
    histories,
    pages,
    navigated,
    stoppedRetrying,
  } = outage;
  const stayed = pages.filter((page) => !navigated.includes(page));
  const exceedsRetries = seconds * 1000 > maxRetryMs;
  const sockets = histories.map(({ changes }) =>
    lastAfter(
      changes.filter(({ status }) => status === 'connected').map(({ atMs }) => atMs),
      restartedAtMs,
    ),
  );
  const reconnectedAtMs = [
    ...sockets,
    ...pages.map(({ connectedAtMs }) => lastAfter(connectedAtMs, restartedAtMs)),
  ];
  const calls = stayed.map(
    ({ calledAtMs }) => calledAtMs.filter((at) => at > restartedAtMs && at < changedAtMs).length,
  );
  const callsOnOpen = stayed.map(({ callsToOpen }) => callsToOpen);
  const signedOut = (await Promise.all(pages.map(isSignedIn))).filter((isMet) => !isMet).length;
  const broken = (await Promise.all(pages.map(isScreenShown))).filter((isShown) => !isShown).length;
  const withoutEvents = [...histories, ...pages].filter(
    ({ receivedAtMs }) => lastAfter(receivedAtMs, changedAtMs) === Infinity,
  ).length;
  const burst = maxPerSlice(attemptedAtMs);
  const medianMs = percentile(reconnectedAtMs, 0.5) - restartedAtMs;
  const maxMs = Math.max(...reconnectedAtMs) - restartedAtMs;
  const isWithinBudget =
    signedOut === 0 &&
    broken === 0 &&
    withoutEvents === 0 &&
    calls.every((count, index) => count <= (callsOnOpen[index] ?? 0)) &&
    (exceedsRetries
      ? stayed.every((page) => stoppedRetrying.includes(page))
      : maxMs <= Math.max(stoppedAtMs + maxRetryMs - restartedAtMs, 0) + acknowledgmentMs &&
        burst <= Math.max(minBurstLimit, histories.length * maxBurstShare));

  return {
    fault: 'restart',
    database: 'postgres',
    what: `API ended by ${signal}, another in its place after ${seconds} s, ${histories.length} sockets and ${pages.length} pages open, ${navigated.length} of which go to another screen meanwhile`,
    measured: [
      ...(exceedsRetries ? [`${stoppedRetrying.length} pages offered to reconnect`] : []),
      `half back after ${formatSeconds(medianMs)}, all after ${formatSeconds(maxMs)}`,
      `${socketRequests} tries${exceedsRetries ? '' : `, at most ${burst} of the sockets’ due in a tenth of a second`}`,
      `${percentile(calls, 0.5)} calls of a page, ${percentile(callsOnOpen, 0.5)} to open it`,
      `${signedOut} signed out, ${broken} without a screen, ${withoutEvents} deaf`,
    ].join('; '),
    budget: exceedsRetries
      ? 'every page whose reader stayed offers to reconnect, the others load themselves anew; nobody signed out, without a screen or deaf'
      : 'back by the last of five tries, at most a tenth of the tries at once, no page calls more than to open it, nobody signed out, without a screen or deaf',
    isWithinBudget,
    figures: {
      halfBackMs: medianMs,
      allBackMs: maxMs,
      tries: socketRequests,
      mostInTenthOfSecond: burst,
      callsOfPage: percentile(calls, 0.5),
      mostCallsOfPage: Math.max(...calls),
      callsToOpenPage: percentile(callsOnOpen, 0.5),
      offeredToReconnect: stoppedRetrying.length,
      moved: navigated.length,
      signedOut,
      dead: broken,
      deaf: withoutEvents,
    },
  };
}
