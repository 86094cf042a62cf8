import fc from 'fast-check';
import { outputSize, coverZoom, maxZoomFor, regionOf, clampCrop, fullCrop } from './cropping';

const wide = { width: 400, height: 100 };

test.each([
  ['a wide image in a square frame', wide, 1, { left: 0, top: -150, width: 400, height: 400 }],
  [
    'a tall image in a square frame',
    { width: 100, height: 400 },
    1,
    { left: -150, top: 0, width: 400, height: 400 },
  ],
  ['an image with the aspect ratio of the frame', wide, 4, { left: 0, top: 0, width: 400, height: 100 }],
])('fullCrop shows the whole image: %s', (_case, image, aspect, region) => {
  expect(regionOf(image, aspect, fullCrop(image))).toEqual(region);
});

test('clampCrop keeps a zoomed crop within the edges of the image', () => {
  const zoomedCrop = { x: 0, y: 0, zoom: 4 };
  expect(regionOf(wide, 1, clampCrop(wide, 1, zoomedCrop, 8))).toEqual({
    left: 0,
    top: 0,
    width: 100,
    height: 100,
  });
  expect(clampCrop(wide, 1, { ...zoomedCrop, x: 999, y: 999 }, 8)).toEqual({ x: 350, y: 50, zoom: 4 });
});

test('clampCrop centers the image along a side that does not fill the frame', () => {
  expect(clampCrop(wide, 1, { x: 10, y: 90, zoom: 2 }, 8)).toEqual({ x: 100, y: 50, zoom: 2 });
});

test('maxZoomFor keeps at least the minimum pixel width visible, and returns at most 8', () => {
  expect(maxZoomFor(wide, 1, 128)).toBe(3.125);
  expect(maxZoomFor({ width: 128, height: 128 }, 1, 128)).toBe(1);
  expect(maxZoomFor({ width: 9000, height: 9000 }, 1, 128)).toBe(8);
});

test('outputSize keeps the width between the minimum and 1024 pixels', () => {
  expect(outputSize({ width: 300, height: 100 }, { min: 128 })).toEqual({ width: 300, height: 100 });
  expect(outputSize({ width: 4000, height: 1000 }, { min: 128 })).toEqual({ width: 1024, height: 256 });
  expect(outputSize({ width: 10, height: 10 }, { min: 128 })).toEqual({ width: 128, height: 128 });
});

test('outputSize limits the width to a custom maximum', () => {
  expect(outputSize({ width: 4000, height: 4000 }, { min: 128, max: 512 })).toEqual({
    width: 512,
    height: 512,
  });
});

test.each([wide, { width: 100, height: 400 }])(
  'clampCrop fills a square frame with a $width × $height image at the minimum zoom',
  (image) => {
    const min = coverZoom(image, 1);
    const crop = clampCrop(image, 1, fullCrop(image), 8, min);
    expect(min).toBe(4);
    expect(regionOf(image, 1, crop)).toMatchObject({ width: 100, height: 100 });
    expect(clampCrop(image, 1, { ...crop, x: 0, y: 0 }, 2, min)).toEqual({ x: 50, y: 50, zoom: 4 });
  },
);

test('clampCrop never shows space outside the image along a side that fills the frame', () => {
  const side = fc.integer({ min: 128, max: 6000 });
  const coordinate = fc.double({ min: -9000, max: 9000, noNaN: true });
  fc.assert(
    fc.property(
      side,
      side,
      coordinate,
      coordinate,
      coordinate,
      fc.constantFrom(1, 2, 3, 4),
      (width, height, x, y, zoom, aspect) => {
        const image = { width, height };
        const max = maxZoomFor(image, aspect, 128);
        const region = regionOf(image, aspect, clampCrop(image, aspect, { x, y, zoom }, max));
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
