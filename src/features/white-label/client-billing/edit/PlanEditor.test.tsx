import { screen, waitFor } from '@testing-library/react';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import ClientBillingScreen from '../ClientBillingScreen';
import type { Plan } from '../clientBillingApi';
import { planResponses, planWith } from '../testing/plans';
import { emptyPlan, planFormIn, toDetailsInput, toOffer, toPriceInput } from './planForm';

const route = '/dashboard/white-label/client-billing';
const plan = planWith();

function renderEditor(task: string, responses: Parameters<typeof renderScreen>[1], currency = 'EUR') {
  const operator = { whiteLabelledCustomer: { currency } };
  return renderScreen(<ClientBillingScreen />, responses, { path: `${route}?task=${task}`, route, operator });
}

test.each([
  ['JPY', '1500', 1500],
  ['KWD', '4.250', 4250],
])('toPriceInput returns a typed price in minor units of %s', (currency, typed, price) => {
  const parsed = planFormIn(currency, 1).parse({ ...emptyPlan, name: 'Club', price: typed });
  expect(toPriceInput(parsed, currency)).toMatchObject({ price });
});

test('planFormIn accepts a code in upper case with spaces around it', () => {
  const values = { ...emptyPlan, name: 'Club', price: '20', code: 'PRO ' };
  expect(toDetailsInput(planFormIn('EUR', 1).parse(values), 'EUR')).toMatchObject({ code: 'pro' });
});

test.each([
  ['90', 90],
  ['91', 0],
  ['ten', 0],
])('toOffer previews a typed trial of %s days as %d days', (trialDays, expected) => {
  expect(toOffer({ ...emptyPlan, trialDays }, 'EUR')).toMatchObject({ trialDays: expected });
});

test('PlanEditor previews and sends a new plan with the selected options', async () => {
  const sent: unknown[] = [];
  const { user, currentPath } = renderEditor('new', {
    ...planResponses([]),
    CreateClientBillingPlan: (variables) => {
      sent.push(variables.input);
      return { createClientBillingPlan: planWith({ name: 'Club' }) };
    },
  });
  const name = await screen.findByLabelText('Plan name');
  expect(name).toHaveAttribute('lang', 'en');
  await pasteInto(user, name, 'Club');
  await pasteInto(user, screen.getByLabelText('Price in EUR'), '19,5');
  await user.selectOptions(screen.getByLabelText('Billing interval'), 'Every 3 months');
  await user.type(screen.getByLabelText(/^Features/), 'Sauna{Enter}Pool');
  await user.click(screen.getByLabelText('Mark as most popular'));
  const card = screen.getByRole('region', { name: 'Client preview' });
  expect(card).toHaveTextContent('Most popular');
  expect(card).toHaveTextContent('every 3 months');
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() => expect(currentPath()).toBe(route));
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

test('PlanEditor rejects a yearly price of 0 when the plan is not free', async () => {
  const { user, requests } = renderEditor('new', planResponses([]));
  await pasteInto(user, await screen.findByLabelText('Plan name'), 'Club');
  await user.type(screen.getByLabelText('Price in EUR'), '19');
  const yearly = screen.getByLabelText('Yearly price in EUR (optional)');
  await user.type(yearly, '0');
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() =>
    expect(yearly).toHaveAccessibleDescription(/^Enter a yearly price above 0, or leave it empty\./),
  );
  expect(requests).not.toContain('CreateClientBillingPlan');
});

test('PlanEditor shows an error under each amount that is not a multiple of the card step', async () => {
  const { user, requests } = renderEditor('new', planResponses([], 'Stripe', 10), 'KWD');
  await pasteInto(user, await screen.findByLabelText('Plan name'), 'Club');
  const fields = ['Price in KWD', 'Yearly price in KWD (optional)', 'Setup fee in KWD'].map((label) =>
    screen.getByLabelText(label),
  );
  for (const field of fields) {
    await user.clear(field);
    await pasteInto(user, field, '4.255');
  }
  await user.click(screen.getByRole('button', { name: 'Add plan' }));
  await waitFor(() =>
    fields.forEach((field) =>
      expect(field).toHaveAccessibleDescription(/^Cards accept KWD only in multiples of KWD.0\.010\./),
    ),
  );
  expect(requests).not.toContain('CreateClientBillingPlan');
});

test('PlanEditor previews whether the price and the setup fee include tax', async () => {
  const { user } = renderEditor('new', planResponses([]));
  await user.type(await screen.findByLabelText('Price in EUR'), '20');
  const card = () => screen.getByRole('region', { name: 'Client preview' });
  expect(card()).not.toHaveTextContent('tax');
  await user.selectOptions(screen.getByLabelText('Tax'), 'Price excludes tax');
  expect(card()).toHaveTextContent('€20.00 per monthPrice excludes tax.');
  await user.selectOptions(screen.getByLabelText('Tax'), 'Price includes tax');
  expect(card()).toHaveTextContent('€20.00 per monthPrice includes tax.');
  await user.clear(screen.getByLabelText('Setup fee in EUR'));
  await user.type(screen.getByLabelText('Setup fee in EUR'), '5');
  expect(card()).toHaveTextContent('One-time setup fee: €5.00, including tax');
});

test('PlanEditor previews the typed yearly price', async () => {
  const { user } = renderEditor('new', planResponses([]));
  await user.type(await screen.findByLabelText('Price in EUR'), '20');
  expect(screen.queryByRole('group', { name: 'Billing interval' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Yearly price in EUR/), '200');
  const card = () => screen.getByRole('region', { name: 'Client preview' });
  expect(card()).toHaveTextContent('€20.00 per month');
  await user.click(screen.getByRole('button', { name: 'Yearly billing' }));
  expect(card()).toHaveTextContent('€200.00 per year');
});

test('PlanEditor keeps the input and reuses the idempotency key after a server error', async () => {
  const keys: unknown[] = [];
  const { user } = renderEditor('new', {
    ...planResponses([]),
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

test('PlanEditor asks for confirmation before discarding unsaved changes', async () => {
  const { user, currentPath } = renderEditor(`edit.${plan.id}`, planResponses([plan]));
  await pasteInto(user, await screen.findByLabelText('Plan name'), ' more');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.getByLabelText('Plan name')).toHaveValue('Growth more');
  await user.click(cancel);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentPath()).toBe(route));
});

describe('PlanEditor when another operator saved first', () => {
  const otherVersion = planWith({ name: 'Theirs', lockVersion: 2 });

  function renderConflict() {
    const saved: unknown[] = [];
    let serverPlan: Plan = plan;
    const view = renderEditor(`edit.${plan.id}`, {
      ...planResponses([]),
      GetClientBillingPlans: () => ({ clientBillingPlans: [serverPlan] }),
      UpdateClientBillingPlan: ({ lockVersion, input }) => {
        if (lockVersion === 1) {
          serverPlan = otherVersion;
          const conflict = { kind: 'Stale', changedBy: 'Bea', changedAt: '2026-02-01T10:00:00.000Z' };
          throw { code: 'CONFLICT', message: 'Bea has changed this plan.', conflict };
        }
        saved.push(input);
        return { updateClientBillingPlan: { ...otherVersion, name: 'Mine', lockVersion: 3 } };
      },
    });
    return { ...view, saved };
  }

  async function saveWithConflict() {
    const view = renderConflict();
    const name = await screen.findByLabelText('Plan name');
    await view.user.clear(name);
    await pasteInto(view.user, name, 'Mine');
    await view.user.click(screen.getByRole('button', { name: 'Save plan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Bea saved changes on/);
    expect(screen.getByLabelText('Plan name')).toHaveValue('Mine');
    return view;
  }

  test("can overwrite the other operator's version", async () => {
    const { user, saved, currentPath } = await saveWithConflict();
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(currentPath()).toBe(route));
    expect(saved).toMatchObject([{ name: 'Mine' }]);
  });

  test("can load the other operator's version and save it with further edits", async () => {
    const { user, saved } = await saveWithConflict();
    await user.click(screen.getByRole('button', { name: 'Use their version' }));
    expect(screen.getByLabelText('Plan name')).toHaveValue('Theirs');
    await pasteInto(user, screen.getByLabelText('Plan name'), ' too');
    await user.click(screen.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Theirs too' }]));
  });

  test("shows the error and keeps the input when the other operator's version cannot be loaded", async () => {
    let isDown = false;
    const { user } = renderEditor(`edit.${plan.id}`, {
      ...planResponses([]),
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
    expect(screen.queryByRole('button', { name: 'Use their version' })).toBeNull();
    expect(screen.getByLabelText('Plan name')).toHaveValue('Mine');
  });
});
