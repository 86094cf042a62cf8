import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { avatarColours } from '@/theme/tokens';
import { Avatar } from './Avatar';
import { keepStyles } from '@/testing/styles';

keepStyles();

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const ground = (letter: string): string => getComputedStyle(screen.getByText(letter)).backgroundColor;

test('spec 9: without a picture, the initial letter stands on one of the six colours', () => {
  renderScreen(<Avatar name="ada Lovelace" />, {});
  expect(Object.values(avatarColours).map(rgb)).toContain(ground('A'));
});

test('a name keeps its colour for as long as the page is open', () => {
  const first = renderScreen(<Avatar name="Grace" />, {});
  const before = ground('G');
  first.unmount();
  for (let time = 0; time < 5; time += 1) {
    const again = renderScreen(<Avatar name="Grace" />, {});
    expect(ground('G')).toBe(before);
    again.unmount();
  }
});

test('different names draw different colours', () => {
  const names = Array.from({ length: 60 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`);
  const { container } = renderScreen(
    <section>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </section>,
    {},
  );
  const grounds = [...container.querySelectorAll('section > div')].map(
    (tile) => getComputedStyle(tile).backgroundColor,
  );
  expect(new Set(grounds).size).toBeGreaterThan(3);
});

test('a picture that can’t be loaded gives way to the letter', () => {
  const { container } = renderScreen(<Avatar name="Ada" src="/gone.png" />, {});
  expect(screen.queryByText('A')).toBeNull();
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('A')).toBeVisible();
});
