import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Scope = Pick<typeof screen, 'findByRole'>;

/** Types a day such as `2026-01-31` into a field in the order of the tests' locale: month, day, year. */
export async function typeDay(user: UserEvent, label: string, day: string, scope: Scope = screen) {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const field = within(await scope.findByRole('group', { name: label }));
  await user.click(field.getByRole('spinbutton', { name: /month/ }));
  await user.keyboard(`${month}${dayOfMonth}${year}`);
}

/** Empties a field. */
export async function clearDay(user: UserEvent, label: string, scope: Scope = screen) {
  const field = within(await scope.findByRole('group', { name: label }));
  for (const segment of field.getAllByRole('spinbutton')) {
    await user.click(segment);
    await user.keyboard('{Backspace>4/}');
  }
}
