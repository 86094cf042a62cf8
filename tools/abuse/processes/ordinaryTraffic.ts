import { handleCommands } from '../../lib/childProcess';
import { attemptOnSchedule, outcomeOf } from '../sendLoad';

export interface OrdinaryRequest {
  path: string;
  method?: 'POST';
  headers: Record<string, string>;
  body?: string;
}

export interface TrafficOptions {
  url: string;
  /** Requests to send in rotation. */
  requests: OrdinaryRequest[];
  perSecond: number;
  seconds: number;
}

export interface TrafficResult {
  times: number[];
  /** The outcomes of failed requests. */
  failed: string[];
}

const timeoutMs = 10_000;

async function send(url: string, { path, ...request }: OrdinaryRequest): Promise<string> {
  try {
    const response = await fetch(url + path, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    return outcomeOf(response.status, await response.text());
  } catch (error) {
    return String(error);
  }
}

/** Sends an operator's requests from a separate process, which the work of the attackers does not slow down. */
handleCommands<TrafficOptions>(async ({ url, requests, perSecond, seconds }): Promise<TrafficResult> => {
  const responses = await attemptOnSchedule(perSecond, seconds, async (index) => {
    const request = requests[index % requests.length];
    if (!request) throw new Error('There are no requests to send.');
    return send(url, request);
  });
  return {
    times: responses.map(({ tookMs }) => tookMs),
    failed: responses.map(({ outcome }) => outcome).filter((outcome) => outcome !== '200'),
  };
});
