import { fireEvent, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { renderScreen } from '@/testing/renderScreen';
import { Button, type ButtonColour, type ButtonSize } from './Button';
import { keepStyles } from '@/testing/styles';

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
