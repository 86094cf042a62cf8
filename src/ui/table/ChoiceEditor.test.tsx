import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { ChoiceEditor } from './ChoiceEditor';

test('ChoiceEditor searches choices regardless of case, accents and surrounding spaces', async () => {
  const labels = ['Österreich', 'Çelik', 'VIP', 'a', 'b', 'c', 'd', 'e', 'f'];
  const choices = labels.map((label) => ({ value: label, label }));
  const { user } = renderScreen(
    <ChoiceEditor
      choices={choices}
      searchLabel="Search tags"
      emptyText="None"
      chosen={[]}
      onChange={() => {}}
    />,
    {},
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search tags' }), ' OSTER');
  expect(screen.getAllByRole('checkbox')).toEqual([screen.getByRole('checkbox', { name: 'Österreich' })]);
});
