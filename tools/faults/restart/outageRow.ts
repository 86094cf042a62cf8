import { percentile } from '../../bench/measure';
import { isSignedIn, isScreenShown } from '../browser/openPages';
import { maxRetryMs, type RecordedOutage } from './runOutage';
import type { FaultRow } from '../table';

const maxBurstShare = 0.1;
/**
 * The minimum burst limit, because a busy machine makes a larger share of the sockets reconnect together if
 * there are few.
 */
const minBurstLimit = 20;
const sliceMs = 100;
/**
 * The maximum time from the TCP connection to the API's acknowledgment. It is long, because the API and all
 * its clients run on one machine.
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
    what: `API ended by ${signal} and replaced after ${seconds} s, with ${histories.length} open sockets and ${pages.length} open pages, ${navigated.length} of which open another screen meanwhile`,
    measured: [
      ...(exceedsRetries ? [`${stoppedRetrying.length} pages offered to reconnect`] : []),
      `half reconnected after ${formatSeconds(medianMs)}, all after ${formatSeconds(maxMs)}`,
      `${socketRequests} attempts${exceedsRetries ? '' : `, at most ${burst} of the sockets due within 100 ms`}`,
      `${percentile(calls, 0.5)} API calls per page, ${percentile(callsOnOpen, 0.5)} when it was opened`,
      `${signedOut} signed out, ${broken} broken, ${withoutEvents} without change events`,
    ].join('; '),
    budget: exceedsRetries
      ? 'every page that kept its screen offers to reconnect, the others reload; none signed out, broken or without change events'
      : 'all reconnected by the fifth attempt; at most a tenth of the attempts within 100 ms; no page makes more calls than on opening; none signed out, broken or without change events',
    isWithinBudget,
    figures: {
      medianReconnectMs: medianMs,
      maxReconnectMs: maxMs,
      attempts: socketRequests,
      maxPer100Ms: burst,
      callsPerPage: percentile(calls, 0.5),
      maxCallsPerPage: Math.max(...calls),
      callsOnOpen: percentile(callsOnOpen, 0.5),
      offeredToReconnect: stoppedRetrying.length,
      navigated: navigated.length,
      signedOut,
      broken,
      withoutEvents,
    },
  };
}
