import { sandboxCardProvider } from './sandbox';

const { attach, detach, sandboxCards } = sandboxCardProvider;

test('every card that is offered does what its label says', async () => {
  const results = await Promise.all(sandboxCards.map(({ token }) => attach('company', token)));
  expect(results.map(({ kind }) => kind)).toEqual(['Attached', 'Refused', 'Attached', 'Attached']);
  for (const [index, result] of results.entries()) {
    if (result.kind === 'Attached') expect(result.card.last4).toBe(sandboxCards[index]?.last4);
  }
});

test('the card that expires does so this month', async () => {
  const now = new Date();
  expect(await attach('company', 'sandbox_expires')).toMatchObject({
    card: { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() },
  });
});

test('a refusal says why, and a token of no card is refused too', async () => {
  for (const token of ['sandbox_declined', 'tok_visa', '']) {
    expect(await attach('company', token)).toEqual({
      kind: 'Refused',
      reason: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
});

test('a card can be forgotten', async () => {
  await expect(detach('company', 'sandbox_pays:company')).resolves.toBeUndefined();
});
