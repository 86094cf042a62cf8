import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { setLocale } from '@/lib/localeSettings';
import { typeDay } from '@/testing/days';
import { renderScreen } from '@/testing/renderScreen';
import { Button } from '../Button';
import { DayField } from './DayField';
import { DayRangeFields, type DayRangeFieldsProps } from './DayRangeFields';

afterEach(() => setLocale(null));

function Due({ onCommit }: { onCommit?: (day: string) => void }) {
  const [day, setDay] = useState('2026-01-31');
  return (
    <>
      <DayField label="Due" value={day} onChange={setDay} onCommit={onCommit} today="2026-01-10" />
      <output>{day}</output>
      <button type="button" onClick={() => setDay('')}>
        Reset
      </button>
    </>
  );
}

const due = () => screen.getByRole('group', { name: 'Due' });

const weekdays = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

test.each([
  ['en-US', '01/31/2026', 'Sun'],
  ['en-GB', '31/01/2026', 'Mon'],
  ['de-DE', '31.01.2026', 'Mo'],
  ['pt-BR', '31/01/2026', 'dom.'],
  ['ar-EG', '31/01/2026', 'س'],
])('a day in %s is written as %s, and its weeks begin on %s', async (tag, text, weekday) => {
  const { user } = renderScreen(<Due />, {}, { operator: { locale: tag } });
  expect(due().textContent?.replace(/[\u200e\u200f\u2066-\u2069]/g, '')).toContain(text);
  await user.click(screen.getByRole('button', { name: 'Choose a date: Due' }));
  await screen.findByRole('grid');
  expect(weekdays()[0]).toBe(weekday);
});

test('a day chosen in the calendar replaces a typed one, and days before the first one are not offered', async () => {
  const committed = jest.fn();
  const { user } = renderScreen(<Due onCommit={committed} />, {});
  await user.click(screen.getByRole('button', { name: 'Choose a date: Due' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Due' }));
  expect(calendar.getByRole('button', { name: /January 9, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(calendar.getByRole('button', { name: /January 12, 2026/ }));
  expect(due()).toHaveTextContent('01/12/2026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-01-12');
  expect(committed.mock.calls).toEqual([['2026-01-12']]);
});

test('a partial day is no day, stays as typed, and is replaced from outside', async () => {
  const committed = jest.fn();
  const { user } = renderScreen(<Due onCommit={committed} />, {});
  await user.click(within(due()).getByRole('spinbutton', { name: /day/ }));
  await user.keyboard('{Backspace>2/}');
  expect(screen.getByRole('status')).toHaveTextContent('?');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(committed).toHaveBeenLastCalledWith('?');
  expect(due()).toHaveTextContent('01/dd/2026');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(due()).toHaveTextContent('mm/dd/yyyy');
});

test('a day that does not exist becomes the last day of the month', async () => {
  const { user } = renderScreen(<Due />, {});
  await typeDay(user, 'Due', '2026-02-31');
  expect(due()).toHaveTextContent('02/31/2026');
  await user.click(document.body);
  expect(due()).toHaveTextContent('02/28/2026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-02-28');
});

function renderRange(props: Partial<DayRangeFieldsProps> = {}) {
  const onApply = jest.fn();
  const range = { from: '2026-01-05', to: '2026-01-20' };
  const fields = <DayRangeFields today="2026-01-10" range={range} onApply={onApply} {...props} />;
  return { ...renderScreen(fields, {}), onApply };
}

test('a range is chosen with two clicks, also backwards and across months', async () => {
  const { user, onApply } = renderRange();
  await user.click(screen.getByRole('button', { name: /January 28, 2026/ }));
  await user.click(screen.getAllByRole('button', { name: 'Previous month' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: /December 30, 2025/ }));
  expect(screen.getByRole('group', { name: 'Start date' })).toHaveTextContent('12/30/2025');
  expect(screen.getByRole('group', { name: 'End date' })).toHaveTextContent('01/28/2026');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ from: '2025-12-30', to: '2026-01-28' });
});

test('the calendar shows the month of a typed day', async () => {
  const { user } = renderRange();
  await typeDay(user, 'Start date', '2024-02-29');
  expect(screen.getByRole('button', { name: /February 29, 2024/ })).toBeVisible();
});

test('a range with a partial day is refused, keeps what was typed and focuses the field', async () => {
  const { user, onApply } = renderRange({ isOpen: true });
  const end = screen.getByRole('group', { name: 'End date' });
  await user.click(within(end).getByRole('spinbutton', { name: /year/ }));
  await user.keyboard('{Backspace>4/}');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Enter a complete date, or clear the field.')).toBeVisible();
  expect(end).toHaveAccessibleDescription(/Enter a complete date/);
  expect(end).toHaveTextContent('01/20/yyyy');
  expect(within(end).getAllByRole('spinbutton')[0]).toHaveFocus();
  expect(onApply).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(end).toHaveTextContent('mm/dd/yyyy');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ from: '', to: '' });
});

test('a partial first day has no error at a complete last day', async () => {
  const { user } = renderRange({ isOpen: true });
  const [start, end] = ['Start date', 'End date'].map((name) => screen.getByRole('group', { name }));
  await user.click(within(start as HTMLElement).getByRole('spinbutton', { name: /day/ }));
  await user.keyboard('{Backspace>2/}');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(start).toHaveAccessibleDescription(/Enter a complete date/));
  expect(end).not.toHaveAccessibleDescription(/Enter/);
});

test('one click and Apply choose a range of one day', async () => {
  const { user, onApply } = renderRange();
  await user.click(screen.getByRole('button', { name: /January 28, 2026/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ from: '2026-01-28', to: '2026-01-28' });
});

test('a month chosen in the middle of a range does not end it', async () => {
  const { user, onApply } = renderRange();
  await user.click(screen.getByRole('button', { name: /January 28, 2026/ }));
  const month = screen.getByRole('combobox', { name: /month/i });
  await user.click(month);
  await user.selectOptions(month, 'Mar');
  await user.click(screen.getByRole('button', { name: /March 3, 2026/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledWith({ from: '2026-01-28', to: '2026-03-03' });
});

test.each(['9999-12-12', '0026-12-31', '1899-12-31'])('the year of %s is refused', async (day) => {
  const { user, onApply } = renderRange({ isOpen: true });
  await typeDay(user, 'End date', day);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Enter a year from 1900 to 2199.')).toBeVisible();
  expect(onApply).not.toHaveBeenCalled();
});

test('a calendar opens for a saved day in the year 9999', async () => {
  renderRange({ range: { from: '2026-01-05', to: '9999-12-31' } });
  expect(screen.getByRole('group', { name: 'End date' })).toHaveTextContent('12/31/9999');
  expect(screen.getByRole('grid')).toBeVisible();
});

test('Enter submits a day that does not exist as the last day of the month', async () => {
  const { user, onApply } = renderRange({ isOpen: true, range: { from: '', to: '' } });
  await typeDay(user, 'End date', '2026-02-31');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onApply).toHaveBeenCalledWith({ from: '', to: '2026-02-28' }));
});

test('Enter does nothing while the submit button is busy', async () => {
  const submit = jest.fn();
  const { user } = renderScreen(
    <form onSubmit={submit}>
      <Due />
      <Button type="submit" isLoading>
        Publish
      </Button>
    </form>,
    {},
  );
  const clicked = jest.fn();
  screen.getByRole('button', { name: 'Publish' }).addEventListener('click', clicked);
  await typeDay(user, 'Due', '2026-02-02');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(submit).not.toHaveBeenCalled();
});

test('the right arrow key moves to the previous day in Arabic, and the calendar has the language of its names', async () => {
  const { user } = renderScreen(<Due />, {}, { operator: { locale: 'ar-EG' } });
  expect(due().closest('[dir]')).toHaveAttribute('dir', 'rtl');
  await user.click(screen.getByRole('button', { name: 'Choose a date: Due' }));
  const grid = await screen.findByRole('grid');
  expect(grid.closest('[lang]')).toHaveAttribute('lang', 'ar-EG');
  expect(screen.getAllByRole('button', { name: 'Next month' })[0]).toHaveAttribute('lang', 'en');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-01-30');
});

test('a range that is too long is refused', async () => {
  const { user, onApply } = renderRange({ maxYears: 2 });
  await typeDay(user, 'Start date', '2023-01-05');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Choose a range of at most 2 years.')).toBeVisible();
  expect(onApply).not.toHaveBeenCalled();
});
