import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { Pager } from './Pager';

const names = () => screen.getAllByRole('button').map((button) => button.textContent);

test('spec 2: Previous and Next plus page buttons, pages beyond the total hidden', () => {
  renderScreen(<Pager page={1} totalPages={3} onChange={jest.fn()} />, {});

  expect(names()).toEqual(['Previous', '1', '2', '3', 'Next']);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

test('pages are reached by number, by Previous and by Next', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(<Pager page={5} totalPages={20} onChange={onChange} />, {});

  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Page 20' }));
  expect(onChange.mock.calls).toEqual([[4], [6], [20]]);
});
