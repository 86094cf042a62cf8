import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import type { ApiHandlers } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import { DunningPanel } from './DunningPanel';

const settings = { afterLastRetry: 'Deactivate', graceDays: 7 };

function renderPanel(responses: ApiHandlers = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <>
      <DunningPanel />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    {
      GetDunningSettings: () => ({ dunningSettings: sent.at(-1) ?? settings }),
      UpdateDunningSettings: ({ input }) => {
        sent.push(input);
        return { updateDunningSettings: input };
      },
      ...responses,
    },
  );
  return { ...view, sent };
}

test('DunningPanel describes each option, and saves the selected one with its grace period', async () => {
  const { user, sent } = renderPanel();
  expect(await screen.findByRole('radio', { name: /Deactivate client/ })).toBeChecked();
  expect(screen.getByText(/The client loses access/)).toBeInTheDocument();
  expect(
    screen.getByText(/The payment covers a new billing period that starts that day/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /Pause client/ }));
  const days = screen.getByLabelText('Grace period (days)');
  await user.clear(days);
  await user.type(days, '14');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toEqual([{ afterLastRetry: 'Pause', graceDays: 14 }]));
});

test('DunningPanel rejects a grace period above 90 days', async () => {
  const { user } = renderPanel();
  const days = await screen.findByLabelText('Grace period (days)');
  await user.clear(days);
  await user.type(days, '91');
  expect(days).toHaveAccessibleDescription(/Enter a grace period of 0 to 90 days\./);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('DunningPanel hides the grace period when clients stay past due, and saves it unchanged', async () => {
  const { user, sent } = renderPanel();
  await user.click(await screen.findByRole('radio', { name: /Keep client past due/ }));
  expect(screen.queryByLabelText('Grace period (days)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toEqual([{ afterLastRetry: 'KeepPastDue', graceDays: 7 }]));
});

test('DunningPanel warns before a link discards changes, and keeps its fields mounted on save', async () => {
  const { user, sent } = renderPanel();
  const pause = await screen.findByRole('radio', { name: /Pause client/ });
  await user.click(pause);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  expect(pause).toBeInTheDocument();
  expect(pause).toBeChecked();
});
