import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { ChoiceEditor } from './ChoiceEditor';

test('choices are searched without case, accents and width', async () => {
  const labels = ['Österreich', 'Çelik', 'VIP', 'a', 'b', 'c', 'd', 'e', 'f'];
  const choices = labels.map((label) => ({ value: label, label }));
  const { user } = renderScreen(
    <ChoiceEditor
      choices={choices}
      searchLabel="Search tags"
      noneText="None"
      chosen={[]}
      onChange={() => {}}
    />,
    {},
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search tags' }), ' OSTER');
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Österreich' })]);
});
