import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import MarketingTemplatesScreen from './MarketingTemplatesScreen';
import StartUpPacksScreen from './StartUpPacksScreen';

test('start-up packs link to plans only for those who may open them', () => {
  const { unmount } = renderScreen(<StartUpPacksScreen />, {});
  expect(screen.getByRole('link', { name: 'Client Billing' })).toBeInTheDocument();
  unmount();

  renderScreen(<StartUpPacksScreen />, {}, { operator: { permissions: [] } });
  expect(screen.getByText('No packs on offer yet')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('marketing templates say which brand they will carry', async () => {
  renderScreen(<MarketingTemplatesScreen />, {
    GetThemeSetup: () => ({
      themeSetup: { title: 'Northwind', colour: '#0B6796', haveLogosBeenUploaded: false },
    }),
  });

  expect(await screen.findByText(/the name “Northwind”/)).toHaveTextContent('still to be uploaded');
});
