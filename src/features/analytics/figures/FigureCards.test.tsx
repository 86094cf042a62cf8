import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { keepStyles } from '@/testing/styles';
import { analyticsWith } from '../testing/analytics';
import { FigureCards } from './FigureCards';
import { figureLinks } from './figureLinks';

keepStyles();

test('design 5: more churn is bad news, more revenue good news, and neither is told by colour alone', () => {
  const analytics = analyticsWith();
  renderScreen(<FigureCards analytics={analytics} links={figureLinks(analytics, 'Etc/UTC', [])} />, {});
  const colourOf = (name: string, words: string) =>
    getComputedStyle(within(screen.getByRole('region', { name })).getByText(words)).color;
  const revenue = colourOf('Revenue', 'Up 10%');
  const churn = colourOf('Churn rate', 'Up 5 points');

  expect(colourOf('Active clients', 'Up 13%')).toBe(revenue);
  expect(colourOf('New clients', 'Down 25%')).toBe(churn);
  expect(churn).not.toBe(revenue);
});
