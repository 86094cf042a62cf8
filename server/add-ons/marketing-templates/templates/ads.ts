import { box, logoPlate, pill, rings, squarePlate, text } from './parts';
import type { DrawnTemplate } from './template';

const formats = ['Png'] as const;

const feedAd: DrawnTemplate = {
  slug: 'feed-ad',
  name: 'Feed ad',
  category: 'Ad',
  description: 'A wide picture for ads in feeds, 1200 by 628, as Facebook and LinkedIn ask for.',
  ...{ version: 1, width: 1200, height: 628, pages: 1, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 60, default: 'Less admin. More of what you do best.' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 110,
      isMultiline: true,
      default: 'A clear monthly price, and no long contracts.',
    },
    { key: 'call', label: 'Button', maxLength: 24, default: 'See the plans' },
  ],
  draw({ fieldText, identity }) {
    const { deep, brand, white } = identity.palette;
    return [
      {
        ...{ width: 1200, height: 628, background: deep.colour },
        nodes: [
          box({ x: 740, y: 0, width: 460, height: 628 }, brand.colour),
          ...rings(970, 314, 300, [brand.shape, brand.colour]),
          ...logoPlate(identity, { x: 790, y: 244, width: 360, height: 140 }),
          text(fieldText('headline'), { x: 64, y: 70, width: 620, height: 250 }, 66, deep, {
            ...{ isBold: true, valign: 'bottom', minSize: 30, lineHeight: 1.14 },
          }),
          text(fieldText('text'), { x: 64, y: 344, width: 620, height: 100 }, 32, deep, {
            colour: deep.soft,
            minSize: 18,
          }),
          ...pill(fieldText('call'), { x: 64, y: 484, width: 340, height: 80 }, white, 32),
        ],
      },
    ];
  },
};

const rectangleAd: DrawnTemplate = {
  slug: 'rectangle-ad',
  name: 'Rectangle ad',
  category: 'Ad',
  description: 'The rectangle that most ad networks take: 300 by 250, drawn at double density.',
  ...{ version: 1, width: 600, height: 500, pages: 1, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 45, default: 'Sorted by tomorrow' },
    { key: 'text', label: 'Text', maxLength: 80, default: 'Sign up online in two minutes.' },
    { key: 'call', label: 'Button', maxLength: 20, default: 'Start now' },
  ],
  draw({ fieldText, identity }) {
    const { tint, brand, white, accent } = identity.palette;
    return [
      {
        ...{ width: 600, height: 500, background: tint.colour },
        nodes: [
          box({ x: 0, y: 0, width: 600, height: 130 }, white.colour),
          ...logoPlate(identity, { x: 130, y: 14, width: 340, height: 100 }),
          text(fieldText('headline'), { x: 36, y: 150, width: 528, height: 130 }, 56, tint, {
            ...{
              isBold: true,
              align: 'center',
              valign: 'middle',
              colour: accent,
              minSize: 26,
              lineHeight: 1.14,
            },
          }),
          text(fieldText('text'), { x: 36, y: 286, width: 528, height: 80 }, 28, tint, {
            align: 'center',
            minSize: 16,
          }),
          ...pill(fieldText('call'), { x: 130, y: 390, width: 340, height: 76 }, brand, 32),
        ],
      },
    ];
  },
};

const bannerAd: DrawnTemplate = {
  slug: 'banner-ad',
  name: 'Banner ad',
  category: 'Ad',
  description: 'The banner above articles: 728 by 90, drawn at double density.',
  ...{ version: 1, width: 1456, height: 180, pages: 1, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 50, default: 'One plan. One price. No surprises.' },
    { key: 'text', label: 'Text', maxLength: 70, default: '{{title}} looks after it.' },
    { key: 'call', label: 'Button', maxLength: 18, default: 'See plans' },
  ],
  draw({ fieldText, identity }) {
    const { deep, white } = identity.palette;
    return [
      {
        ...{ width: 1456, height: 180, background: deep.colour },
        nodes: [
          ...squarePlate(identity, 20, 20, 140),
          text(fieldText('headline'), { x: 190, y: 22, width: 900, height: 76 }, 48, deep, {
            ...{ isBold: true, valign: 'middle', minSize: 22 },
          }),
          text(fieldText('text'), { x: 190, y: 102, width: 900, height: 54 }, 30, deep, {
            ...{ colour: deep.soft, valign: 'middle', minSize: 16 },
          }),
          ...pill(fieldText('call'), { x: 1120, y: 48, width: 300, height: 84 }, white, 32),
        ],
      },
    ];
  },
};

export const adTemplates = [feedAd, rectangleAd, bannerAd];
