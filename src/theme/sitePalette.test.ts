import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { contrastRatio } from './contrast';
import { mailTextOn, sitePalette, verdictOn } from './sitePalette';

interface Agreed {
  colour: string;
  light: object;
  dark: object;
  mailText: string;
}

const agreed = JSON.parse(readFileSync('checks/siteColours.json', 'utf8')) as Agreed[];
const schemes = ['light', 'dark'] as const;

test.each(agreed)(
  'the preview has the colours that the server draws $colour with',
  ({ colour, ...drawn }) => {
    for (const scheme of schemes) expect(sitePalette(colour, scheme)).toEqual(drawn[scheme]);
    expect(mailTextOn(colour)).toBe(drawn.mailText);
  },
);

test('the shade that is offered is enough for texts, and is the colour itself where that is enough', () => {
  const colours = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colours, fc.constantFrom(...schemes), (colour, scheme) => {
      const { page, soft } = sitePalette(colour, scheme);
      const { shade, isEnoughForText, isEnoughForShapes, fill } = verdictOn(colour, scheme);
      for (const ground of [page, soft]) expect(contrastRatio(shade, ground)).toBeGreaterThanOrEqual(4.5);
      expect(shade === colour).toBe(isEnoughForText);
      expect(fill === colour).toBe(isEnoughForShapes);
      expect(verdictOn(shade, scheme)).toMatchObject({ isEnoughForShapes: true, isEnoughForText: true });
    }),
    { seed: 20261122, numRuns: 1000 },
  );
});
