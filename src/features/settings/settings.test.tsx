import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import CompanyProfileScreen from './company-profile/CompanyProfileScreen';

test('company profile shows the details with an id to copy', () => {
  renderScreen(
    <CompanyProfileScreen />,
    {},
    { operator: { whiteLabelledCustomer: { id: 'company-1', phone: '+351210000000' } } },
  );

  expect(screen.getByText('Portugal')).toBeInTheDocument();
  expect(screen.getByText('+351210000000')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByText('company-1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the company id' })).toBeInTheDocument();
});

test('company profile says why the platform blocked the company', () => {
  const whiteLabelledCustomer = { status: 'Blocked', blockedReason: 'Unpaid since May.' } as const;
  renderScreen(<CompanyProfileScreen />, {}, { operator: { whiteLabelledCustomer } });

  expect(screen.getByText('Blocked: Unpaid since May.')).toBeInTheDocument();
});
