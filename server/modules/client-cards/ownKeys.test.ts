import { confirmForm, stripeCards } from '../../card-provider/testing/benches';
import { newId } from '../../lib/ids';
import { readyAccount } from '../../testing/stripe/accounts';
import { openStripeSide, type StripeSide } from '../provider-events/testing/sides';
import { connectStripeWithKeys } from '../stripe/connectWithKeys';
import { addClientCard, startClientCardSetup } from './cards';
import { openStage } from './testing/stage';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

test('where the company has keys of its own, the form in the browser works with its publishable key', async () => {
  const stage = await openStage(side.world, { account: null });
  const own = side.server.stripe.openOwnAccount('agency');
  side.server.stripe.changeAccount(own.id, readyAccount);
  const { secretKey, publishableKey } = own;
  await connectStripeWithKeys(await side.world.asAdmin(stage.company), { secretKey, publishableKey });

  const setup = await startClientCardSetup(stage.ctx, stage.client.id);
  expect(setup).toMatchObject({ publishableKey, accountReference: null });

  const form = { clientSecret: setup.clientSecret ?? null, publishableKey: setup.publishableKey ?? null };
  const account = { companyId: stage.company.id, reference: null, secretKey };
  const token = await confirmForm(side.server.url, form, account, stripeCards.pays);
  const { cards } = await addClientCard(stage.ctx, { clientId: stage.client.id, token }, newId());
  expect(cards).toMatchObject([{ brand: 'Visa', last4: '4242', isDefault: true }]);
});
