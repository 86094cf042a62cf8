import { renderScreen } from '@/testing/renderScreen';
import { keepStyles } from '@/testing/styles';
import { fireEvent, screen, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { Button, type ButtonColour, type ButtonSize } from './Button';
import { FileDrop } from './FileDrop';
import { FormError } from './FormError';
import { TextField } from './TextField';

describe('Button', () => {
  keepStyles();

  const sizes: ButtonSize[] = [1, 2, 3, 4, 5];
  const colours: ButtonColour[] = ['primary', 'green', 'red', 'gray'];

  test('spec 9: buttons have sizes 1 to 5, each taller than the one before', () => {
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

  test('spec 9: buttons have the colours primary, green, red, gray', () => {
    renderScreen(
      <>
        {colours.map((colour) => (
          <Button key={colour} colour={colour}>
            {colour}
          </Button>
        ))}
      </>,
      {},
    );

    const grounds = screen.getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor);
    expect(new Set(grounds).size).toBe(4);
  });

  test('spec 9: a loading button says so, keeps its name and can’t be pressed', () => {
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

  test('a loading button sends its form no second time, and keeps the focus', async () => {
    const sent = jest.fn();
    function SlowForm() {
      const [isLoading, setLoading] = useState(false);
      const send = (event: FormEvent) => {
        event.preventDefault();
        sent();
        setLoading(true);
      };
      return (
        <form onSubmit={send}>
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
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  test('spec 9: a disabled button can’t be pressed', () => {
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

  test('a button that leads somewhere is a link, and none while it is disabled', () => {
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
  test('spec 5: a text input shows its error message under the field with an error icon', () => {
    const { container } = renderScreen(<TextField label="Email" error="Enter an email address." />, {});

    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter an email address.');
    const message = screen.getByText('Enter an email address.');
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
});

describe('FileDrop', () => {
  const drop = (onFile: (file: File) => void) => (
    <FileDrop label="Clients" hint="CSV, up to 1 kB" accept=".csv" maxBytes={1000} onFile={onFile} />
  );

  test('a wrong file is refused before anything is sent, and a right one is taken after it', async () => {
    const onFile = jest.fn();
    renderScreen(drop(onFile), {});
    const zone = screen.getByText('Clients').parentElement;
    const dropFile = (file: File) => zone && fireEvent.drop(zone, { dataTransfer: { files: [file] } });

    dropFile(new File(['x'], 'clients.xlsx'));
    expect(
      await screen.findByText('“clients.xlsx” is not a kind of file that can be used here.'),
    ).toBeVisible();
    dropFile(new File(['x'.repeat(1001)], 'clients.csv'));
    expect(await screen.findByText(/at most 1 kB can be uploaded/)).toBeVisible();
    expect(onFile).not.toHaveBeenCalled();

    dropFile(new File(['Name,Email'], 'clients.csv'));
    expect(onFile).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/at most/)).toBeNull();
  });

  test('a file can be chosen as well', async () => {
    const onFile = jest.fn();
    const { user } = renderScreen(drop(onFile), {});
    await user.upload(screen.getByLabelText('Clients'), new File(['Name'], 'clients.csv'));
    expect(onFile.mock.calls[0][0]).toHaveProperty('name', 'clients.csv');
  });
});

describe('FormError', () => {
  test('what went wrong comes into view, however far down the form was sent from', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    renderScreen(<FormError message="We could not reach the server." />, {});
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
  });
});
