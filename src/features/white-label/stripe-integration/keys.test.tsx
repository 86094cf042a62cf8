import { screen, within } from '@testing-library/react';
import type { Answers } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import type { Integration } from './stripeIntegrationApi';
import StripeIntegrationScreen from './StripeIntegrationScreen';
import { integrationWith, notConnected } from './testing/integration';

const withKeys = integrationWith({
  kind: 'Keys',
  mode: 'Test',
  publishableKey: 'pk_test_1',
  secretKeyLast4: 'wxyz',
});

const show = (integration: Integration, answers: Answers = {}) =>
  renderScreen(<StripeIntegrationScreen />, {
    GetStripeIntegration: () => ({ stripeIntegration: integration }),
    ...answers,
  });

async function openDialog(button: string, user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    secretKey: dialog.getByLabelText('Secret key'),
    publishableKey: dialog.getByLabelText('Publishable key'),
  };
}

test('keys of one’s own connect the account', async () => {
  const given: unknown[] = [];
  const { user } = show(notConnected('Stripe'), {
    ConnectStripeWithKeys: (variables) => {
      given.push(variables);
      return { connectStripeWithKeys: withKeys };
    },
  });
  const { dialog, secretKey, publishableKey } = await openDialog('Use keys of my own', user);
  expect(secretKey).toHaveAttribute('type', 'password');
  await user.type(secretKey, ' sk_test_wxyz ');
  await user.type(publishableKey, 'pk_test_1');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));

  expect(await screen.findByText('Account connected')).toBeInTheDocument();
  expect(given).toEqual([{ input: { secretKey: 'sk_test_wxyz', publishableKey: 'pk_test_1' } }]);
  const keys = within(await screen.findByRole('region', { name: 'Keys' }));
  expect(keys.getByText('••••••••wxyz')).toBeInTheDocument();
  expect(keys.getByText('pk_test_1')).toBeInTheDocument();
});

test.each([
  ['pk_test_1', 'pk_test_1', 'Secret key', 'Paste a secret key: it begins with sk_ or rk_.'],
  ['sk_test_1', 'nonsense', 'Publishable key', 'Paste a publishable key: it begins with pk_.'],
  [
    'rk_live_1',
    'pk_test_1',
    'Publishable key',
    'One key is for tests and the other one is live. Paste two of the same mode.',
  ],
])(
  '%s beside %s is refused under its field, and nothing is asked',
  async (secret, publishable, label, words) => {
    const { user, asked } = show(notConnected('Stripe'));
    const { dialog, secretKey, publishableKey } = await openDialog('Use keys of my own', user);
    await user.type(secretKey, secret);
    await user.type(publishableKey, publishable);
    await user.click(dialog.getByRole('button', { name: 'Connect' }));

    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(asked).not.toContain('ConnectStripeWithKeys');
  },
);

test('a key that Stripe refuses is told of under its field, and what was typed stays', async () => {
  const { user } = show(withKeys, {
    ConnectStripeWithKeys: () => {
      throw { code: 'BAD_USER_INPUT', fields: { secretKey: 'Stripe does not take this key.' } };
    },
  });
  const { dialog, secretKey, publishableKey } = await openDialog('Replace keys', user);
  expect(secretKey).toHaveAccessibleDescription('The current one ends in wxyz.');
  await user.type(secretKey, 'sk_test_2');
  await user.type(publishableKey, 'pk_test_2');
  await user.click(dialog.getByRole('button', { name: 'Replace' }));

  expect(await dialog.findByText('Stripe does not take this key.')).toBeInTheDocument();
  expect(secretKey).toHaveValue('sk_test_2');
});
