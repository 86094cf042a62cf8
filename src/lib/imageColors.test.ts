import { dominantColors } from './imageColors';

const pixels = (...runs: [count: number, rgba: number[]][]) =>
  new Uint8ClampedArray(runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()));

test('dominantColors returns the most frequent colors first', () => {
  const image = pixels([3, [200, 20, 20, 255]], [9, [20, 40, 200, 255]]);

  expect(dominantColors(image)).toEqual(['#1428c8', '#c81414']);
});

test('dominantColors ignores gray and transparent pixels', () => {
  const image = pixels(
    [50, [255, 255, 255, 255]],
    [50, [90, 90, 90, 255]],
    [50, [0, 200, 0, 10]],
    [1, [0, 90, 200, 255]],
  );

  expect(dominantColors(image)).toEqual(['#005ac8']);
});

test('dominantColors returns at most three colors, and none for a gray image', () => {
  const colorful = pixels(
    [1, [250, 0, 0, 255]],
    [1, [0, 250, 0, 255]],
    [1, [0, 0, 250, 255]],
    [1, [250, 250, 0, 255]],
  );

  expect(dominantColors(colorful)).toHaveLength(3);
  expect(dominantColors(pixels([9, [128, 128, 128, 255]]))).toEqual([]);
});
