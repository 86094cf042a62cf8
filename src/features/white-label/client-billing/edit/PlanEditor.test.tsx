import { screen, waitFor } from '@testing-library/react';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { LeavingDialog } from '@/ui/LeavingDialog';
import ClientBillingScreen from '../ClientBillingScreen';
import type { Plan } from '../clientBillingApi';
import { answersOf, planWith } from '../testing/plans';
import { emptyPlan, planFormIn, toPriceInput } from './planForm';

const route = '/dashboard/white-label/client-billing';
const plan = planWith();

function show(task: string, answers: Parameters<typeof renderScreen>[1], currency = 'EUR') {
  const screens = (
    <>
      <ClientBillingScreen />
      <LeavingDialog />
    </>
  );
  const operator = { whiteLabelledCustomer: { currency } };
  return renderScreen(screens, answers, { path: `${route}?task=${task}`, route, operator });
}

test.each([
  ['JPY', '1500', 1500],
  ['KWD', '4.250', 4250],
])('the price of a new plan in %s is sent in minor units', (currency, typed, price) => {
  const checked = planFormIn(currency, 1).parse({ ...emptyPlan, name: 'Club', price: typed });
  expect(toPriceInput(checked, currency)).toMatchObject({ price });
});

test('a new plan is sent in minor units, with all that was chosen', async () => {
  const sent: unknown[] = [];
  const { user, place } = show('new', {
    ...answersOf([]),
    CreateClientBillingPlan: (variables) => {
      sent.push(variables.input);
      return { createClientBillingPlan: planWith({ name: 'Club' }) };
    },
  });
  await pasteInto(user, await screen.findByLabelText('Plan name'), 'Club');
  await pasteInto(user, screen.getByLabelText('Price in EUR'), '19,5');
  await user.selectOptions(screen.getByLabelText('Clients pay'), 'Every 3 months');
  await user.type(screen.getByLabelText(/^What is included/), 'Sauna{Enter}Pool');
  await user.click(screen.getByLabelText('Point it out as the most popular'));
  const card = screen.getByRole('region', { name: 'How clients will see it' });
  expect(card).toHaveTextContent('Most popular');
  expect(card).toHaveTextContent('every 3 months');
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() => expect(place()).toBe(route));
  expect(sent).toEqual([
    {
      details: {
        name: 'Club',
        code: null,
        description: null,
        features: ['Sauna', 'Pool'],
        trialDays: 14,
        requireCardForTrial: true,
        setupFee: 0,
        taxBehavior: 'Unspecified',
        isPublic: true,
        isPopular: true,
        allowSelfUpgrade: true,
      },
      price: { price: 1950, interval: 'Month', intervalCount: 3, yearlyPrice: null },
      status: 'Active',
    },
  ]);
});

test('a yearly price of 0 beside a price is refused under its field', async () => {
  const { user, asked } = show('new', answersOf([]));
  await pasteInto(user, await screen.findByLabelText('Plan name'), 'Club');
  await user.type(screen.getByLabelText('Price in EUR'), '19');
  const yearly = screen.getByLabelText('Price of a year in EUR (optional)');
  await user.type(yearly, '0');
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() => expect(yearly).toHaveAccessibleDescription(/^A paid plan can.t be free by the year/));
  expect(asked).not.toContain('CreateClientBillingPlan');
});

test('what cards can not pay is refused under each field of an amount', async () => {
  const { user, asked } = show('new', answersOf([], 'Stripe', 10), 'KWD');
  await pasteInto(user, await screen.findByLabelText('Plan name'), 'Club');
  const fields = ['Price in KWD', 'Price of a year in KWD (optional)', 'Setup fee in KWD'].map((label) =>
    screen.getByLabelText(label),
  );
  for (const field of fields) {
    await user.clear(field);
    await pasteInto(user, field, '4.255');
  }
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() =>
    fields.forEach((field) =>
      expect(field).toHaveAccessibleDescription(/^Cards pay KWD in steps of KWD.0\.010\./),
    ),
  );
  expect(asked).not.toContain('CreateClientBillingPlan');
});

test('whether tax comes on top of a price stands beside it', async () => {
  const { user } = show('new', answersOf([]));
  await user.type(await screen.findByLabelText('Price in EUR'), '20');
  const card = () => screen.getByRole('region', { name: 'How clients will see it' });
  expect(card()).not.toHaveTextContent('tax');
  await user.selectOptions(screen.getByLabelText('Tax'), 'Added to the price');
  expect(card()).toHaveTextContent('€20.00 a month, plus tax');
  await user.selectOptions(screen.getByLabelText('Tax'), 'Included in the price');
  expect(card()).toHaveTextContent('€20.00 a month, incl. tax');
  await user.clear(screen.getByLabelText('Setup fee in EUR'));
  await user.type(screen.getByLabelText('Setup fee in EUR'), '5');
  expect(card()).toHaveTextContent('€5.00 incl. tax once, to begin with');
});

test('the price of a year shows while it is typed, for who asks for it', async () => {
  const { user } = show('new', answersOf([]));
  await user.type(await screen.findByLabelText('Price in EUR'), '20');
  expect(screen.queryByRole('group', { name: 'Pay' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Price of a year in EUR/), '200');
  const card = () => screen.getByRole('region', { name: 'How clients will see it' });
  expect(card()).toHaveTextContent('€20.00 a month');
  await user.click(screen.getByRole('button', { name: 'By the year' }));
  expect(card()).toHaveTextContent('€200.00 a year');
});

test('a press that is sent again after a failure keeps its key, and what was typed stays', async () => {
  const keys: unknown[] = [];
  const { user } = show('new', {
    ...answersOf([]),
    CreateClientBillingPlan: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw { code: 'BAD_USER_INPUT', fields: { code: 'Another plan has this code.' } };
    },
  });
  await pasteInto(user, await screen.findByLabelText('Plan name'), 'Club');
  await user.type(screen.getByLabelText('Price in EUR'), '5');
  await pasteInto(user, screen.getByLabelText('Code (optional)'), 'club');
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Code (optional)')).toHaveAccessibleDescription(
      'Another plan has this code.',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  expect(screen.getByLabelText('Plan name')).toHaveValue('Club');
});

test('leaving what was typed is asked about', async () => {
  const { user, place } = show(`edit.${plan.id}`, answersOf([plan]));
  await pasteInto(user, await screen.findByLabelText('Plan name'), ' more');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog', { name: 'Leaving without saving' });
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.getByLabelText('Plan name')).toHaveValue('Growth more');
  await user.click(cancel);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(place()).toBe(route));
});

describe('when somebody else has saved meanwhile', () => {
  const theirs = planWith({ name: 'Theirs', lockVersion: 2 });

  function meet() {
    const saved: unknown[] = [];
    let now: Plan = plan;
    const shown = show(`edit.${plan.id}`, {
      ...answersOf([]),
      GetClientBillingPlans: () => ({ clientBillingPlans: [now] }),
      UpdateClientBillingPlan: ({ lockVersion, input }) => {
        if (lockVersion === 1) {
          now = theirs;
          const conflict = { kind: 'Stale', changedBy: 'Bea', changedAt: '2026-02-01T10:00:00.000Z' };
          throw { code: 'CONFLICT', message: 'Bea has changed this plan.', conflict };
        }
        saved.push(input);
        return { updateClientBillingPlan: { ...theirs, name: 'Mine', lockVersion: 3 } };
      },
    });
    return { ...shown, saved };
  }

  async function collide() {
    const met = meet();
    const name = await screen.findByLabelText('Plan name');
    await met.user.clear(name);
    await pasteInto(met.user, name, 'Mine');
    await met.user.click(screen.getByRole('button', { name: 'Save plan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Bea saved it on/);
    expect(screen.getByLabelText('Plan name')).toHaveValue('Mine');
    return met;
  }

  test('one can save over it', async () => {
    const { user, saved, place } = await collide();
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(place()).toBe(route));
    expect(saved).toMatchObject([{ name: 'Mine' }]);
  });

  test('one can take theirs, and go on from there', async () => {
    const { user, saved } = await collide();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByLabelText('Plan name')).toHaveValue('Theirs');
    await pasteInto(user, screen.getByLabelText('Plan name'), ' too');
    await user.click(screen.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Theirs too' }]));
  });

  test('where what they saved can’t be read there is nothing to choose from, and what was typed stays', async () => {
    let isDown = false;
    const { user } = show(`edit.${plan.id}`, {
      ...answersOf([]),
      GetClientBillingPlans: () => {
        if (isDown) throw { code: 'BAD_USER_INPUT', message: 'Not to be read.' };
        return { clientBillingPlans: [plan] };
      },
      UpdateClientBillingPlan: () => {
        const conflict = { kind: 'Stale', changedBy: 'Bea', changedAt: '2026-02-01T10:00:00.000Z' };
        throw { code: 'CONFLICT', message: 'Bea has changed this plan.', conflict };
      },
    });
    const name = await screen.findByLabelText('Plan name');
    await user.clear(name);
    await pasteInto(user, name, 'Mine');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Save plan' }));
    expect(await screen.findByText('Not to be read.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take theirs' })).toBeNull();
    expect(screen.getByLabelText('Plan name')).toHaveValue('Mine');
  });
});
