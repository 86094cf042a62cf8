import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { RequireTwoFactorPanel } from './RequireTwoFactorPanel';

const answers = { GetCurrentOperator: () => ({ currentOperator: null }) };

test('an Admin who has two-factor requires it of everybody, told first what follows', async () => {
  const sent = jest.fn();
  const { user } = renderScreen(
    <RequireTwoFactorPanel />,
    {
      ...answers,
      RequireTwoFactor: ({ isRequired }) => {
        sent(isRequired);
        return { requireTwoFactor: { id: 'c1', isTwoFactorRequired: true } };
      },
    },
    { operator: { hasTwoFactor: true } },
  );
  await user.click(screen.getByRole('button', { name: 'Require two-factor for everybody' }));
  expect(screen.getByRole('dialog', { name: 'Require two-factor in Northwind?' })).toHaveTextContent(
    /Whoever has none sets it up before they can go on/,
  );
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Require it' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(true));
});

test('an Admin who has none is led to their own first', () => {
  renderScreen(<RequireTwoFactorPanel />, {});
  expect(screen.queryByRole('button', { name: /two-factor/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute(
    'href',
    '/dashboard/settings/my-profile',
  );
});
