import { renderScreen } from '@/testing/renderScreen';
import { insertAllStyles } from '@/testing/styles';
import { fireEvent, screen, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { Button, type ButtonColor, type ButtonSize } from './Button';
import { EditConflictNotice } from './EditConflictNotice';
import { FileDrop } from './FileDrop';
import { FormError } from './FormError';
import { TextField } from './TextField';

describe('Button', () => {
  insertAllStyles();

  const sizes: ButtonSize[] = [1, 2, 3, 4, 5];
  const colors: ButtonColor[] = ['primary', 'green', 'red', 'gray'];

  test('spec 9: has sizes 1 to 5, each taller than the previous one', () => {
    renderScreen(
      <>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {`Size ${size}`}
          </Button>
        ))}
      </>,
      {},
    );

    const heights = screen
      .getAllByRole('button')
      .map((button) => Number.parseInt(getComputedStyle(button).minHeight, 10));
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
    expect(heights).toHaveLength(5);
  });

  test('spec 9: has distinct backgrounds for primary, green, red and gray', () => {
    renderScreen(
      <>
        {colors.map((color) => (
          <Button key={color} color={color}>
            {color}
          </Button>
        ))}
      </>,
      {},
    );

    const backgrounds = screen
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).backgroundColor);
    expect(new Set(backgrounds).size).toBe(4);
  });

  test('spec 9: is marked busy, keeps its name and ignores clicks while loading', () => {
    const onClick = jest.fn();
    renderScreen(
      <Button isLoading onClick={onClick}>
        Save
      </Button>,
      {},
    );

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('doesn’t submit the form again while loading, and keeps focus', async () => {
    const onSubmit = jest.fn();
    function SlowForm() {
      const [isLoading, setLoading] = useState(false);
      const submit = (event: FormEvent) => {
        event.preventDefault();
        onSubmit();
        setLoading(true);
      };
      return (
        <form onSubmit={submit}>
          <Button type="submit" isLoading={isLoading}>
            Save
          </Button>
        </form>
      );
    }
    const { user } = renderScreen(<SlowForm />, {});
    const button = screen.getByRole('button', { name: 'Save' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  test('spec 9: ignores clicks when disabled', () => {
    const onClick = jest.fn();
    renderScreen(
      <Button disabled onClick={onClick}>
        Save
      </Button>,
      {},
    );

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toBeDisabled();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('renders a link when it has a target, unless it is disabled', () => {
    renderScreen(
      <>
        <Button to="/dashboard">Go</Button>
        <Button to="/dashboard" disabled>
          Stay
        </Button>
      </>,
      {},
    );

    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('button', { name: 'Stay' })).toBeDisabled();
  });
});

describe('TextField', () => {
  test('spec 5: shows its error message under the input with an error icon', () => {
    const { container } = renderScreen(<TextField label="Email" error="Enter an email address." />, {});

    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter an email address.');
    const message = screen.getByText('Enter an email address.');
    expect(message.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(within(container).getByTestId('ErrorOutlineOutlinedIcon')).toBeVisible();
  });

  test('spec 5: toggles the visibility of a password', async () => {
    const { user } = renderScreen(<TextField label="Password" type="password" />, {});
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');

    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  test('describes the input by its hint, or by its error if there is one', () => {
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
});

describe('FileDrop', () => {
  const renderFileDrop = (onFile: (file: File) => void) => (
    <FileDrop label="Clients" hint="CSV, up to 1 kB" accept=".csv" maxBytes={1000} onFile={onFile} />
  );

  test('rejects files of a wrong type or size, then accepts a valid file', async () => {
    const onFile = jest.fn();
    renderScreen(renderFileDrop(onFile), {});
    const dropZone = screen.getByText('Clients').parentElement;
    const dropFile = (file: File) =>
      dropZone && fireEvent.drop(dropZone, { dataTransfer: { files: [file] } });

    dropFile(new File(['x'], 'clients.xlsx'));
    expect(await screen.findByText('“clients.xlsx” isn’t a supported file type.')).toBeVisible();
    dropFile(new File(['x'.repeat(1001)], 'clients.csv'));
    expect(await screen.findByText(/Choose a file up to 1 kB/)).toBeVisible();
    expect(onFile).not.toHaveBeenCalled();

    dropFile(new File(['Name,Email'], 'clients.csv'));
    expect(onFile).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Choose a file up to/)).toBeNull();
  });

  test('accepts a file chosen in the file dialog', async () => {
    const onFile = jest.fn();
    const { user } = renderScreen(renderFileDrop(onFile), {});
    await user.upload(screen.getByLabelText('Clients'), new File(['Name'], 'clients.csv'));
    expect(onFile.mock.calls[0][0]).toHaveProperty('name', 'clients.csv');
  });
});

test.each([
  ['FormError', <FormError message="We could not reach the server." />],
  [
    'EditConflictNotice',
    <EditConflictNotice
      stale={{ changedBy: 'Sam', changedAt: '2026-01-31T10:00:00.000Z' }}
      onUseTheirs={() => undefined}
      onOverwrite={() => undefined}
    />,
  ],
])('%s scrolls its message into view', (_name, message) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  renderScreen(message, {});
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('alert'));
});
