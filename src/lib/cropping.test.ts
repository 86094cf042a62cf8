import fc from 'fast-check';
import { drawnSize, fillingZoom, mostZoom, regionOf, settled, wholeOf } from './cropping';

const wide = { width: 400, height: 100 };

test.each([
  [
    'a wide image in a square stands above and below',
    wide,
    1,
    { left: 0, top: -150, width: 400, height: 400 },
  ],
  [
    'a high image in a square',
    { width: 100, height: 400 },
    1,
    { left: -150, top: 0, width: 400, height: 400 },
  ],
  ['an image in its own shape is filled', wide, 4, { left: 0, top: 0, width: 400, height: 100 }],
])('whole: %s', (_case, image, aspect, region) => {
  expect(regionOf(image, aspect, wholeOf(image))).toEqual(region);
});

test('zoomed in, it can be moved as far as the image reaches, and no further', () => {
  const zoomed = { x: 0, y: 0, zoom: 4 };
  expect(regionOf(wide, 1, settled(wide, 1, zoomed, 8))).toEqual({
    left: 0,
    top: 0,
    width: 100,
    height: 100,
  });
  expect(settled(wide, 1, { ...zoomed, x: 999, y: 999 }, 8)).toEqual({ x: 350, y: 50, zoom: 4 });
});

test('what does not fill the frame stays in its middle', () => {
  expect(settled(wide, 1, { x: 10, y: 90, zoom: 2 }, 8)).toEqual({ x: 100, y: 50, zoom: 2 });
});

test('zooming in ends where too few pixels would be left', () => {
  expect(mostZoom(wide, 1, 128)).toBe(3.125);
  expect(mostZoom({ width: 128, height: 128 }, 1, 128)).toBe(1);
  expect(mostZoom({ width: 9000, height: 9000 }, 1, 128)).toBe(8);
});

test('a crop is drawn with its own pixels, 1024 across at most', () => {
  expect(drawnSize({ width: 300, height: 100 }, { least: 128 })).toEqual({ width: 300, height: 100 });
  expect(drawnSize({ width: 4000, height: 1000 }, { least: 128 })).toEqual({ width: 1024, height: 256 });
  expect(drawnSize({ width: 10, height: 10 }, { least: 128 })).toEqual({ width: 128, height: 128 });
});

test('a photo is drawn smaller', () => {
  expect(drawnSize({ width: 4000, height: 4000 }, { least: 128, most: 512 })).toEqual({
    width: 512,
    height: 512,
  });
});

test.each([wide, { width: 100, height: 400 }])('from the zoom that fills it on, a frame is full', (image) => {
  const least = fillingZoom(image, 1);
  const crop = settled(image, 1, wholeOf(image), 8, least);
  expect(least).toBe(4);
  expect(regionOf(image, 1, crop)).toMatchObject({ width: 100, height: 100 });
  expect(settled(image, 1, { ...crop, x: 0, y: 0 }, 2, least)).toEqual({ x: 50, y: 50, zoom: 4 });
});

test('however it is dragged and zoomed, nothing beside the image is seen that need not be', () => {
  const side = fc.integer({ min: 128, max: 6000 });
  const any = fc.double({ min: -9000, max: 9000, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      any,
      any,
      any,
      fc.constantFrom(1, 2, 3, 4),
      (width, height, x, y, zoom, aspect) => {
        const image = { width, height };
        const most = mostZoom(image, aspect, 128);
        const region = regionOf(image, aspect, settled(image, aspect, { x, y, zoom }, most));
        expect(region.width).toBeGreaterThanOrEqual(127.99);
        if (region.width < width) {
          expect(region.left).toBeGreaterThanOrEqual(-0.01);
          expect(region.left + region.width).toBeLessThanOrEqual(width + 0.01);
        }
        if (region.height < height) {
          expect(region.top).toBeGreaterThanOrEqual(-0.01);
          expect(region.top + region.height).toBeLessThanOrEqual(height + 0.01);
        }
      },
    ),
  );
});
