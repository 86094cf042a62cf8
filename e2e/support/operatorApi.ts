import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** The credentials and tokens of an operator whom a test signed up through the API. */
export interface OperatorAccount {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

let signUps = 0;

export const newCredentials = () => {
  signUps += 1;
  const unique = `${process.pid}-${Date.now()}-${signUps}`;
  return { email: `ada-${unique}@example.test`, password: 'a long pass phrase for Ada' };
};

export async function requestGraphql<Data>(
  url: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ? `Bearer ${token}` : '' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}

export async function signUp(url: string): Promise<OperatorAccount> {
  const { email, password } = newCredentials();
  const { signUp: tokens } = await requestGraphql<{ signUp: { accessToken: string; refreshToken: string } }>(
    url,
    '',
    'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken refreshToken } }',
    { input: { companyName: 'Lovelace Ltd', name: 'Ada Lovelace', email, password } },
  );
  return { email, password, ...tokens };
}

/** Returns a PNG logo, which the server processes four times as fast as an SVG. */
export const logo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function upload(url: string, token: string, path: string, name: string, file: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}

/** Signs up a company and completes its onboarding up to the last step, the payment method. */
export async function onboardUntilPayment(url: string): Promise<OperatorAccount> {
  const account = await signUp(url);
  const run = (query: string, input: object) => requestGraphql(url, account.accessToken, query, { input });
  await run('mutation ($input: CompanyDetailsInput!) { submitCompanyDetails(input: $input) { id } }', {
    name: 'Lovelace Ltd',
    email: account.email,
    country: 'PT',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
  });
  const uploadLogo = async (kind: 'square' | 'full', file: Promise<Buffer>) =>
    upload(url, account.accessToken, `/theme-setups/${kind}-logo/upload`, `${kind}.png`, await file);
  await Promise.all([uploadLogo('square', logo(256, 256)), uploadLogo('full', logo(512, 160))]);
  await run('mutation ($input: ThemeSetupInput!) { submitCompanyTheme(input: $input) { id } }', {
    title: 'Lovelace',
    colour: '#0F766E',
  });
  await run('mutation ($input: ClientBillingPlanInput!) { submitClientBilling(input: $input) { id } }', {
    name: 'Starter',
    price: 2900,
    interval: 'Month',
    trialDays: 14,
  });
  return account;
}

/** Signs up a company and completes its onboarding. */
export async function onboard(url: string): Promise<OperatorAccount> {
  const account = await onboardUntilPayment(url);
  await requestGraphql(
    url,
    account.accessToken,
    `mutation ($input: PaymentMethodInput!) {
      submitPaymentMethod(input: $input, idempotencyKey: "${randomUUID()}") { id status }
    }`,
    { input: { skip: true } },
  );
  return account;
}

export const addClient = (url: string, account: OperatorAccount, name: string, email: string) =>
  requestGraphql<{ createClient: { id: string } }>(
    url,
    account.accessToken,
    'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }',
    { input: { name, email } },
  );

/** Returns a CSV file of valid clients. */
export const clientCsv = (count: number): string =>
  [
    'Full name,Email,Phone,Country',
    ...Array.from(
      { length: count },
      (_, index) =>
        `Client ${index + 1},client${index + 1}@example.test,+35191${String(1000000 + index)},Portugal`,
    ),
  ].join('\r\n');

/** Connects the sandbox account that can take payments immediately. */
export const connectSandbox = (url: string, account: OperatorAccount) =>
  requestGraphql(url, account.accessToken, 'mutation { connectStripe { url } }');

/** Subscribes a client to the Starter plan with a sandbox card. The default card is never declined. */
export async function subscribeToStarter(
  url: string,
  account: OperatorAccount,
  clientId: string,
  token = 'sandbox_pays',
): Promise<void> {
  const run = <Data>(query: string, variables?: object) =>
    requestGraphql<Data>(url, account.accessToken, query, variables);
  const { clientPlans } = await run<{ clientPlans: { id: string; name: string }[] }>(
    '{ clientPlans { id name } }',
  );
  const planId = clientPlans.find(({ name }) => name === 'Starter')?.id;
  await run(
    `mutation ($input: StartClientSubscriptionInput!) {
      startClientSubscription(input: $input, idempotencyKey: "${randomUUID()}") { clientId }
    }`,
    { input: { clientId, planId, withTrial: false, token } },
  );
}

/** Adds a client and subscribes it to the Starter plan. */
export async function addPayingClient(
  url: string,
  account: OperatorAccount,
  name: string,
  token?: string,
): Promise<void> {
  const email = `${name.replace(' ', '.').toLowerCase()}@example.test`;
  const { createClient: client } = await addClient(url, account, name, email);
  await subscribeToStarter(url, account, client.id, token);
}

/** Returns the input of `createClientBillingPlan` for a plan with only a price. */
export const minimalPlanInput = (name: string, price: { price: number; interval: 'Week' | 'Month' }) => ({
  details: {
    name,
    trialDays: 0,
    requireCardForTrial: false,
    setupFee: 0,
    taxBehavior: 'Exclusive',
    isPublic: true,
    isPopular: false,
    allowSelfUpgrade: false,
  },
  price,
  status: 'Active',
});

export const addPlan = (url: string, account: OperatorAccount, name: string, price: number) =>
  requestGraphql(
    url,
    account.accessToken,
    `mutation ($input: PlanInput!) { createClientBillingPlan(input: $input, idempotencyKey: "${randomUUID()}") { id } }`,
    { input: minimalPlanInput(name, { price, interval: 'Month' }) },
  );
