import { runInNewContext } from 'node:vm';
import { platformKeys } from './platformAccounts';
import { startStripeServer, type StripeServer } from './server';

let server: StripeServer;
beforeAll(async () => void (server = await startStripeServer()));
afterAll(() => server.close());

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${platformKeys.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  });
  const content = (await response.json()) as {
    id?: string;
    error?: { type: string; code?: string; param?: string };
  };
  return { status: response.status, headers: response.headers, ...content };
}

describe('local Stripe server', () => {
  test('returns a request id', async () => {
    const { status, id, headers } = await post('customers', 'name=Ada&metadata[ownerId]=1');
    expect([status, id, headers.get('request-id')]).toEqual([
      200,
      expect.stringMatching(/^cus_/),
      expect.stringMatching(/^req_/),
    ]);
  });

  test.each([
    ['customers', 'nickname=Ada', 'parameter_unknown', 'nickname'],
    ['products', 'id=1', 'parameter_missing', 'name'],
    [
      'prices',
      'product=1&currency=usd&unit_amount=1.5&recurring[interval]=month',
      'parameter_invalid',
      'unit_amount',
    ],
    [
      'prices',
      'product=1&currency=usd&unit_amount=1&recurring[every]=month',
      'parameter_invalid',
      'recurring[interval]',
    ],
  ])('rejects POST %s with the body %s as %s', async (path, body, code, param) => {
    const { status, error } = await post(path, body);
    expect([status, error?.type, error?.code, error?.param]).toEqual([
      400,
      'invalid_request_error',
      code,
      param,
    ]);
  });

  test('rejects JSON, wrong keys, unknown accounts and unknown URLs', async () => {
    const statuses = [
      await post('customers', '{}', { 'content-type': 'application/json' }),
      await post('customers', '', { authorization: 'Bearer sk_test_wrong' }),
      await post('customers', '', { 'stripe-account': 'acct_unknown' }),
      await post('nothing', ''),
      await post('customers', '', { authorization: `Bearer ${platformKeys.publishableKey}` }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 401, 403, 404, 403]);
  });

  test('replays the response of an idempotency key, and rejects the key for other parameters', async () => {
    const key = { 'idempotency-key': 'a-key' };
    const first = await post('customers', 'name=Ada', key);
    const replay = await post('customers', 'name=Ada', key);
    expect([replay.id, replay.headers.get('idempotent-replayed')]).toEqual([first.id, 'true']);
    expect(await post('customers', 'name=Bob', key)).toMatchObject({
      status: 400,
      error: { type: 'idempotency_error' },
    });
  });

  test('serves a script whose Stripe() returns elements, confirmSetup and confirmCardSetup', async () => {
    const script = await (await fetch(server.jsUrl)).text();
    const window: { Stripe?: (key: string) => object } = {};
    runInNewContext(script, { window });
    expect(Object.keys(window.Stripe?.('pk_test') ?? {})).toEqual([
      'elements',
      'confirmSetup',
      'confirmCardSetup',
    ]);
  });
});
