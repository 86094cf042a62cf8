import { newId } from '../../../server/lib/ids';
import { createStripeHarness, type StripeHarness } from '../../../server/billing/testing';
import {
  createEmbeddedTemplate,
  createPostgresTemplate,
  dropDatabase,
  dropLogin,
} from '../../../server/testing/databaseTemplate';
import { removeFolder } from '../../../server/testing/folders';
import { engineVariable } from '../../../server/testing/testEngine';
import { platformKeys } from '../../../server/testing/stripe/platformAccounts';
import { signEvent } from '../../../server/testing/stripe/signing';
import { createEmptyDatabase } from '../data/createEmptyDatabase';
import { compare } from '../measure';
import type { DatabaseKind, Row } from '../table';

const pace = { rounds: 5, callsPerRound: 100, share: 0.99 };
const maxMs = 500;

function createDelivery(harness: StripeHarness, account: string): () => Promise<void> {
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
    const response = await harness.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
    if (response.statusCode !== 200) throw new Error(`The API responded with ${response.statusCode}.`);
  };
}

async function measure(kind: DatabaseKind): Promise<Row> {
  const harness = await createStripeHarness();
  try {
    const { company } = await harness.setUpBilling();
    const deliver = createDelivery(harness, await harness.accountOf(company));
    const comparison = await compare(deliver, () => harness.app.inject({ url: '/health/live' }), pace);
    return {
      what: 'acknowledgment of a Stripe webhook, compared with a health check',
      budget: `at most ${maxMs} ms at p99`,
      database: kind,
      ...comparison,
      isWithinBudget: (comparison.measured.values['p99'] ?? NaN) <= maxMs,
      note: null,
    };
  } finally {
    await harness.close();
  }
}

/**
 * Creates the template from which `createStripeHarness` clones its database, and returns a function that
 * removes it.
 */
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

/** Measures the response time of webhook deliveries from Stripe, at the 99th percentile. */
export async function webhookRows(kind: DatabaseKind): Promise<Row[]> {
  const removeTemplate = await createTemplate(kind);
  const row = await measure(kind).finally(removeTemplate);
  return [row];
}
