import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { TextField } from './TextField';

test('spec 5: a text input shows its error message under the field with an error icon', () => {
  const { container } = renderScreen(<TextField label="E-mail" error="Enter an e-mail address." />, {});

  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an e-mail address.');
  const message = screen.getByText('Enter an e-mail address.');
  expect(message.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(within(container).getByTestId('ErrorOutlineOutlinedIcon')).toBeVisible();
});

test('spec 5: password fields offer a show/hide toggle', async () => {
  const { user } = renderScreen(<TextField label="Password" type="password" />, {});
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a hint stands under the field until there is an error', () => {
  renderScreen(
    <>
      <TextField label="Tags" hint="Separate them with commas." />
      <TextField label="Names" hint="Separate them with commas." error="There are too many." />
    </>,
    {},
  );

  expect(screen.getByLabelText('Tags')).toHaveAccessibleDescription('Separate them with commas.');
  expect(screen.getByLabelText('Names')).toHaveAccessibleDescription('There are too many.');
});
