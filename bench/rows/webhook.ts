import { newId } from '../../server/lib/ids';
import {
  createStripeHarness,
  type StripeHarness,
} from '../../server/modules/provider-events/testing/providerHarness';
import {
  createEmbeddedTemplate,
  createPostgresTemplate,
  dropDatabase,
  dropLogin,
} from '../../server/testing/databaseTemplate';
import { removeFolder } from '../../server/testing/folders';
import { engineVariable } from '../../server/testing/testEngine';
import { platformKeys } from '../../server/testing/stripe/platformAccounts';
import { signEvent } from '../../server/testing/stripe/signing';
import { createEmptyDatabase } from '../data/createEmptyDatabase';
import { compare } from '../measure';
import type { DatabaseKind, Row } from '../table';

const pace = { rounds: 5, callsARound: 100, share: 0.99 };
const mostMs = 500;

/** Each another message of a company's account. */
function deliverer(side: StripeHarness, account: string): () => Promise<void> {
  return async () => {
    const { payload, headers } = signEvent(
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

async function measure(kind: DatabaseKind): Promise<Row> {
  const side = await createStripeHarness();
  try {
    const { company } = await side.setUpBilling();
    const deliver = deliverer(side, await side.accountOf(company));
    const compared = await compare(deliver, () => side.app.inject({ url: '/health/live' }), pace);
    return {
      what: 'a message of the card provider acknowledged, beside an answer with nothing behind it',
      budget: `at most ${mostMs} ms at p99`,
      database: kind,
      ...compared,
      isKept: (compared.measured.values['p99'] ?? NaN) <= mostMs,
      note: null,
    };
  } finally {
    await side.close();
  }
}

/** Creates the template that `openStripeSide` clones its database from. Returns what removes it. */
async function createTemplate(kind: DatabaseKind): Promise<() => Promise<void>> {
  process.env[engineVariable] = kind;
  if (kind === 'embedded') {
    const folder = await createEmbeddedTemplate();
    return () => removeFolder(folder);
  }
  const server = await createEmptyDatabase();
  const name = await createPostgresTemplate(server.url);
  return async () => {
    await dropDatabase(name);
    await dropLogin(name);
    await server.remove();
  };
}

/** Measures how long a webhook delivery of Stripe's waits for its answer, at the 99th percentile. */
export async function webhookRows(kind: DatabaseKind): Promise<Row[]> {
  const removeTemplate = await createTemplate(kind);
  const row = await measure(kind).finally(removeTemplate);
  return [row];
}
