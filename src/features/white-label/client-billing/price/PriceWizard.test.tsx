import { screen, waitFor } from '@testing-library/react';
import type { Answers } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import ClientBillingScreen from '../ClientBillingScreen';
import { answersOf, planWith } from '../testing/plans';

const route = '/dashboard/white-label/client-billing';
const plan = planWith({ clientCount: 12, isUnused: false });

const preview = {
  clientCount: 12,
  mrr: 59_940,
  mrrAfter: 72_000,
  firstRenewalAt: '2026-03-01T00:00:00.000Z',
  lastRenewalAt: '2026-03-30T00:00:00.000Z',
  paidElsewhereCount: 0,
  chargedNow: 0,
  chargedNowCount: 0,
};

async function openChoices(answers: Answers = {}, foretold: object = preview) {
  const asked: unknown[] = [];
  const shown = renderScreen(
    <ClientBillingScreen />,
    {
      ...answersOf([plan]),
      PreviewPlanPrice: (variables) => {
        asked.push(variables);
        return { previewPlanPrice: foretold };
      },
      ...answers,
    },
    { path: `${route}?task=price.${plan.id}`, route },
  );
  const price = await screen.findByLabelText('Price in EUR');
  await shown.user.clear(price);
  await shown.user.type(price, '60');
  await shown.user.click(screen.getByRole('button', { name: 'Choose who it holds for' }));
  await screen.findByRole('radio', { name: 'They move now' });
  return { ...shown, foretoldOf: asked };
}

const textOf = (name: string) => screen.getByRole('radio', { name });

test('each choice says how many, what it changes, from when, and what is charged at once', async () => {
  const { foretoldOf } = await openChoices();
  expect(foretoldOf).toEqual([
    { id: plan.id, price: { price: 6000, interval: 'Month', intervalCount: 1, yearlyPrice: null } },
  ]);
  expect(textOf('They keep the price they have')).toHaveAccessibleDescription(
    '12 clients, who stay as they are. Monthly revenue stays as it is. Nothing is charged.',
  );
  expect(textOf('They move at their next renewal')).toHaveAccessibleDescription(
    /^12 clients\. €120\.60 more a month: €599\.40 becomes €720\.00\. From .*2026 to .*2026, each when their period ends\./,
  );
  expect(textOf('They move now')).toHaveAccessibleDescription(
    '12 clients, at once. €120.60 more a month: €599.40 becomes €720.00. Nothing is charged at once: what is paid for stays so.',
  );
});

test.each([
  [
    1,
    {},
    /each when their period ends\. 1 client who pays elsewhere moves at once\. Nothing is charged before\.$/,
  ],
  [
    3,
    {},
    /each when their period ends\. 3 clients who pay elsewhere move at once\. Nothing is charged before\.$/,
  ],
  [12, { firstRenewalAt: null, lastRenewalAt: null }, /None of them pays here, so they move at once\./],
  [0, { firstRenewalAt: null, lastRenewalAt: null }, /Nobody who pays here renews at the moment\./],
])(
  '%i who pay elsewhere are said to move at once, since they have no renewal here',
  async (count, days, words) => {
    await openChoices({}, { ...preview, paidElsewhereCount: count, ...days });
    expect(textOf('They move at their next renewal')).toHaveAccessibleDescription(words);
  },
);

test('what is charged at once is told before', async () => {
  await openChoices({}, { ...preview, mrrAfter: 59_940, chargedNow: 60_000, chargedNowCount: 10 });
  expect(textOf('They move now')).toHaveAccessibleDescription(
    '12 clients, at once. Monthly revenue stays as it is. 10 clients are charged at once, €600.00 in all: their period begins anew.',
  );
});

test('who may not see payments is told of clients, not of money', async () => {
  await openChoices({}, { ...preview, mrr: null, mrrAfter: null, chargedNow: null, chargedNowCount: 1 });
  expect(textOf('They move now')).toHaveAccessibleDescription(
    '12 clients, at once. 1 client is charged at once: their period begins anew.',
  );
});

test('the price is changed with the version that was read, and what was chosen', async () => {
  const sent: unknown[] = [];
  const { user, place } = await openChoices({
    ChangePlanPrice: ({ input }) => {
      sent.push(input);
      return { changePlanPrice: { ...plan, price: 6000, priceVersion: 2 } };
    },
  });
  await user.click(screen.getByRole('radio', { name: 'They move at their next renewal' }));
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  await waitFor(() => expect(place()).toBe(route));
  expect(sent).toEqual([
    {
      id: plan.id,
      priceVersion: 1,
      price: { price: 6000, interval: 'Month', intervalCount: 1, yearlyPrice: null },
      subscribers: 'AtRenewal',
    },
  ]);
});

test('a refusal is shown, and going back keeps the price that was typed', async () => {
  const { user } = await openChoices({
    ChangePlanPrice: () => {
      throw { code: 'CONFLICT', message: 'Bea has changed this plan since you opened it.' };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change price' }));
  expect(await screen.findByText('Bea has changed this plan since you opened it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Price in EUR')).toHaveValue('60');
});

test('a price that makes no sense goes no further', async () => {
  const { user } = renderScreen(<ClientBillingScreen />, answersOf([plan]), {
    path: `${route}?task=price.${plan.id}`,
    route,
  });
  const price = await screen.findByLabelText('Price in EUR');
  await user.clear(price);
  await user.type(price, '0.20');
  await user.click(screen.getByRole('button', { name: 'Choose who it holds for' }));
  await waitFor(() => expect(price).toHaveAccessibleDescription(/^Enter 0, or from €0\.50/));
});
