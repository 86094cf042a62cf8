import { mainColours } from './imageColours';

const pixels = (...runs: [count: number, rgba: number[]][]) =>
  new Uint8ClampedArray(runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

test('gives the most frequent colours first', () => {
  const image = pixels([3, [200, 20, 20, 255]], [9, [20, 40, 200, 255]]);

  expect(mainColours(image)).toEqual(['#1428c8', '#c81414']);
});

test('leaves out greys and what can be seen through', () => {
  const image = pixels(
    [50, [255, 255, 255, 255]],
    [50, [90, 90, 90, 255]],
    [50, [0, 200, 0, 10]],
    [1, [0, 90, 200, 255]],
  );

  expect(mainColours(image)).toEqual(['#005ac8']);
});

test('gives three at most, and none for a grey image', () => {
  const colourful = pixels(
    [1, [250, 0, 0, 255]],
    [1, [0, 250, 0, 255]],
    [1, [0, 0, 250, 255]],
    [1, [250, 250, 0, 255]],
  );

  expect(mainColours(colourful)).toHaveLength(3);
  expect(mainColours(pixels([9, [128, 128, 128, 255]]))).toEqual([]);
});
