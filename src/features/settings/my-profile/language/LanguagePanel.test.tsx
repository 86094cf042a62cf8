import { act, screen, waitFor } from '@testing-library/react';
import { sessionApi } from '@/api/sessionApi';
import { formatNumber } from '@/lib/format';
import { writeNumbersIn } from '@/lib/reader';
import { selectOperator, signedOut } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { operatorWith } from '@/testing/operator';
import { renderScreen } from '@/testing/renderScreen';
import { LanguagePanel } from './LanguagePanel';

afterEach(() => writeNumbersIn(null));

function Panel() {
  const operator = useAppSelector(selectOperator);
  sessionApi.useGetCurrentOperatorQuery();
  return operator && <LanguagePanel operator={operator} />;
}

test('the language of dates and numbers is chosen with examples, and holds everywhere', async () => {
  let locale: string | null = null;
  const { user } = renderScreen(<Panel />, {
    GetCurrentOperator: () => ({ currentOperator: operatorWith({ locale }) }),
    UpdateMyProfile: ({ input }) => {
      expect(input).toEqual({ locale: 'de-DE' });
      locale = 'de-DE';
      return { updateMyProfile: operatorWith({ locale }) };
    },
  });
  const choice = await screen.findByLabelText('Language of dates and numbers');
  expect(screen.getByText('12,345.67')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

  await user.selectOptions(choice, 'German (Germany)');
  expect(screen.getByText('04.03.2026')).toBeInTheDocument();
  expect(screen.getByText('17:05')).toBeInTheDocument();
  expect(screen.getByText('12.345,67')).toBeInTheDocument();
  expect(screen.getByText(/1\.234,50/)).toBeInTheDocument();
  expect(formatNumber(1234)).toBe('1,234');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(formatNumber(1234)).toBe('1.234'));
});

test('the browser’s own stands first, and whoever signs out has it again', async () => {
  const { store } = renderScreen(
    <Panel />,
    { GetCurrentOperator: () => ({ currentOperator: operatorWith({ locale: 'fr-FR' }) }) },
    { operator: { locale: 'fr-FR' } },
  );
  const choice = await screen.findByLabelText('Language of dates and numbers');
  expect(choice).toHaveValue('fr-FR');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('As this browser: English (United States)');
  expect(formatNumber(1234.5)).toMatch(/^1.234,5$/);

  act(() => void store.dispatch(signedOut('SignedOut')));
  await waitFor(() => expect(formatNumber(1234.5)).toBe('1,234.5'));
});
