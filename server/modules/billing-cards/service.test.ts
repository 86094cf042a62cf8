import { openWorld, type World } from '../../testing/world';
import { billingCards, sandboxCards, saveCard, withAttachedCard } from './service';

let world: World;
beforeAll(async () => (world = await openWorld()));
afterAll(() => world.close());

async function companyWithCards(...tokens: string[]) {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  for (const token of tokens) {
    await withAttachedCard(company.id, token, (card) =>
      world.services.database.inCompany(company.id, (db) => saveCard(db, ctx, company.id, card, 'Ana')),
    );
  }
  return company;
}

describe('billingCards', () => {
  test('with the flag: the default one first, which the first card becomes', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    expect(await billingCards(await world.as(company, 'MANAGE_SETTINGS'))).toMatchObject([
      { brand: 'Visa', last4: '4242', holderName: 'Ana', isDefault: true },
      { brand: 'American Express', last4: '0005', isDefault: false },
    ]);
  });

  test('without the flag they are refused', async () => {
    const ctx = await world.as(await companyWithCards('sandbox_pays'), 'MANAGE_WHITE_LABELLED_CUSTOMER');
    await expect(billingCards(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test("another company's are not among them", async () => {
    await companyWithCards('sandbox_pays');
    expect(await billingCards(await world.as(await world.company(), 'MANAGE_SETTINGS'))).toEqual([]);
  });
});

test('a declined card is refused under the field token', async () => {
  await expect(companyWithCards('sandbox_declined')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { token: expect.stringContaining('declined') } },
  });
});

describe('sandboxCards', () => {
  test('name what each card does, to whoever is signed in', async () => {
    const ctx = await world.asAdmin(await world.company({ status: 'Pending' }));
    expect(sandboxCards(ctx).map(({ token }) => token)).toEqual([
      'sandbox_pays',
      'sandbox_declined',
      'sandbox_needs_action',
      'sandbox_expires',
    ]);
  });

  test('are shown to nobody without a session', () => {
    expect(() => sandboxCards(world.asNobody())).toThrow('Sign in first.');
  });
});
