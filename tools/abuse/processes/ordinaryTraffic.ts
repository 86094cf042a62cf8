import { handleCommands } from '../../lib/childProcess';
import { sendLoad, type LoadRequest } from '../sendLoad';

export interface TrafficOptions {
  url: string;
  /** Requests to send in rotation. */
  requests: LoadRequest[];
  perSecond: number;
  seconds: number;
}

export interface TrafficResult {
  times: number[];
  /** The outcomes of failed requests. */
  failed: string[];
}

/** Sends an operator's requests from a separate process, which the work of the attackers does not slow down. */
handleCommands<TrafficOptions>(async ({ url, requests, perSecond, seconds }): Promise<TrafficResult> => {
  let turn = 0;
  const { responses, errors } = await sendLoad({
    url,
    perSecond,
    seconds,
    connections: 2,
    next: () => requests[turn++ % requests.length] ?? {},
  });
  const failed = responses.map(({ outcome }) => outcome).filter((outcome) => outcome !== '200');
  return { times: responses.map(({ tookMs }) => tookMs), failed: [...failed, ...errors] };
});
