import { newId } from '../../server/lib/ids';
import { openStripeSide, type StripeSide } from '../../server/modules/provider-events/testing/sides';
import globalSetup from '../../server/testing/globalSetup';
import globalTeardown from '../../server/testing/globalTeardown';
import { platformKeys } from '../../server/testing/stripe/tenants';
import { signed } from '../../server/testing/stripe/signing';
import { measureInTurn, percentile } from '../measure';
import type { Row } from '../table';

const rounds = 300;
const mostMs = 500;

const inMs = (times: readonly number[]): string => `${percentile(times, 0.99).toFixed(1)} ms`;

/** Each another message of a company's account. */
function deliverer(side: StripeSide, account: string): () => Promise<void> {
  return async () => {
    const { payload, headers } = signed(
      {
        id: `evt_${newId()}`,
        object: 'event',
        type: 'invoice.paid',
        account,
        created: Math.floor(Date.now() / 1000),
        data: { object: { id: 'in_1', object: 'invoice', padding: 'x'.repeat(5000) } },
      },
      [platformKeys.webhookSecret],
    );
    const answer = await side.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
    if (answer.statusCode !== 200) throw new Error(`The message was answered with ${answer.statusCode}.`);
  };
}

/** How long a message of Stripe's waits for its answer, on the embedded database, at the 99th percentile. */
export async function webhookRows(): Promise<Row[]> {
  await globalSetup();
  const side = await openStripeSide();
  try {
    const { company } = await side.open();
    const deliver = deliverer(side, await side.accountOf(company));
    const live = () => side.app.inject({ url: '/health/live' });
    const [ours = [], floor = []] = await measureInTurn([deliver, live], rounds);
    return [
      {
        what: 'a message of the card provider acknowledged, at the 99th percentile',
        measured: inMs(ours),
        floor: inMs(floor),
        ratio: null,
        budget: `at most ${mostMs} ms`,
        isKept: percentile(ours, 0.99) <= mostMs,
      },
    ];
  } finally {
    await side.close();
    await globalTeardown();
  }
}
