import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** What a test needs done before its own story begins, through the API that everyone uses. */
export interface SignedUp {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

let signUps = 0;

export const somebody = () => {
  signUps += 1;
  const unique = `${process.pid}-${Date.now()}-${signUps}`;
  return { email: `ada-${unique}@example.test`, password: 'a long pass phrase for Ada' };
};

export async function ask<Data>(
  url: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ? `Bearer ${token}` : '' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}

export async function signUp(url: string): Promise<SignedUp> {
  const { email, password } = somebody();
  const { signUp: tokens } = await ask<{ signUp: { accessToken: string; refreshToken: string } }>(
    url,
    '',
    'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken refreshToken } }',
    { input: { companyName: 'Lovelace Ltd', name: 'Ada Lovelace', email, password } },
  );
  return { email, password, ...tokens };
}

/** A picture that is read in a quarter of the time that a drawing takes. */
export const logo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function upload(url: string, token: string, path: string, name: string, file: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), name);
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** A company whose onboarding is finished but for its last step, the card. */
export async function onboardButForCard(url: string): Promise<SignedUp> {
  const ada = await signUp(url);
  const run = (query: string, input: object) => ask(url, ada.accessToken, query, { input });
  await run('mutation ($input: CompanyDetailsInput!) { submitCompanyDetails(input: $input) { id } }', {
    name: 'Lovelace Ltd',
    email: ada.email,
    country: 'PT',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
  });
  const put = async (kind: 'square' | 'full', file: Promise<Buffer>) =>
    upload(url, ada.accessToken, `/theme-setups/${kind}-logo/upload`, `${kind}.png`, await file);
  await Promise.all([put('square', logo(256, 256)), put('full', logo(512, 160))]);
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
  return ada;
}

/** A company whose onboarding is finished. */
export async function onboard(url: string): Promise<SignedUp> {
  const ada = await onboardButForCard(url);
  await ask(
    url,
    ada.accessToken,
    `mutation ($input: PaymentMethodInput!) {
      submitPaymentMethod(input: $input, idempotencyKey: "${randomUUID()}") { id status }
    }`,
    { input: { skip: true } },
  );
  return ada;
}

export const addClient = (url: string, ada: SignedUp, name: string, email: string) =>
  ask<{ createClient: { id: string } }>(
    url,
    ada.accessToken,
    'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }',
    { input: { name, email } },
  );

/** A CSV file of clients that an import takes whole. */
export const clientCsv = (count: number): string =>
  [
    'Full name,Email,Phone,Country',
    ...Array.from(
      { length: count },
      (_, index) =>
        `Client ${index + 1},client${index + 1}@example.test,+35191${String(1000000 + index)},Portugal`,
    ),
  ].join('\r\n');

/** The sandbox's account that takes payments at once. */
export const connectSandbox = (url: string, ada: SignedUp) =>
  ask(url, ada.accessToken, 'mutation { connectStripe { url } }');

/** Has a client pay for the first plan, by a card of the sandbox: unless another is named, by one that is never refused. */
export async function putOnStarter(
  url: string,
  ada: SignedUp,
  clientId: string,
  token = 'sandbox_pays',
): Promise<void> {
  const run = <Data>(query: string, variables?: object) => ask<Data>(url, ada.accessToken, query, variables);
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

/** A client who pays for the first plan, or fails to, by such a card. */
export async function addPayingClient(
  url: string,
  ada: SignedUp,
  name: string,
  token?: string,
): Promise<void> {
  const email = `${name.replace(' ', '.').toLowerCase()}@example.test`;
  const { createClient: client } = await addClient(url, ada, name, email);
  await putOnStarter(url, ada, client.id, token);
}

/** What `createClientBillingPlan` takes for a plan with nothing but a price. */
export const plainPlan = (name: string, price: { price: number; interval: 'Week' | 'Month' }) => ({
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

export const addPlan = (url: string, ada: SignedUp, name: string, price: number) =>
  ask(
    url,
    ada.accessToken,
    `mutation ($input: PlanInput!) { createClientBillingPlan(input: $input, idempotencyKey: "${randomUUID()}") { id } }`,
    { input: plainPlan(name, { price, interval: 'Month' }) },
  );
