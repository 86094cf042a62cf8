import { box, logoPlate, points, qr, rings, squarePlate, text } from './parts';
import type { DrawnTemplate } from './template';

// A4 in points.
const paper = { width: 595, height: 842 } as const;
const formats = ['Pdf', 'Png'] as const;

const offerFlyer: DrawnTemplate = {
  slug: 'offer-flyer',
  name: 'Offer flyer',
  category: 'Flyer',
  description:
    'An A4 page for counters, letterboxes and notice boards, with a code that opens your dashboard.',
  ...{ version: 1, ...paper, pages: 1, formats },
  fields: [
    {
      key: 'headline',
      label: 'Headline',
      maxLength: 70,
      default: 'We take care of it, so that you can get on',
    },
    {
      key: 'text',
      label: 'Text',
      maxLength: 260,
      isMultiline: true,
      default:
        '{{company}} works for people and businesses near you, for a clear price each month. No long contract, no small print, and a real person who answers.',
    },
    { key: 'point1', label: 'First point', maxLength: 70, default: 'One price a month, known beforehand' },
    { key: 'point2', label: 'Second point', maxLength: 70, default: 'Stop whenever you like' },
    { key: 'point3', label: 'Third point', maxLength: 70, default: 'Everything in one place online' },
    { key: 'call', label: 'Call', maxLength: 60, default: 'Have a look, and sign up in two minutes' },
  ],
  draw({ fieldText, identity }) {
    const { deep, brand, white, tint } = identity.palette;
    const textWidth = identity.link ? 370 : 515;
    return [
      {
        ...{ ...paper, background: white.colour },
        nodes: [
          box({ x: 0, y: 0, width: 595, height: 330 }, deep.colour),
          ...rings(545, 60, 150, [deep.shape, deep.colour]),
          ...logoPlate(identity, { x: 40, y: 40, width: 230, height: 70 }),
          text(fieldText('headline'), { x: 40, y: 130, width: 500, height: 170 }, 50, deep, {
            ...{ isBold: true, valign: 'bottom', minSize: 24, lineHeight: 1.14 },
          }),
          text(fieldText('text'), { x: 40, y: 360, width: 515, height: 96 }, 17, white, {
            minSize: 11,
            lineHeight: 1.4,
          }),
          ...points(
            ['point1', 'point2', 'point3'].map(fieldText),
            { x: 40, y: 470, width: 515, height: 150 },
            { size: 20, background: white, accent: brand },
          ),
          box({ x: 0, y: 650, width: 595, height: 192 }, tint.colour),
          text(fieldText('call'), { x: 40, y: 672, width: textWidth, height: 70 }, 22, tint, {
            ...{ isBold: true, valign: 'bottom', minSize: 13 },
          }),
          text(identity.address, { x: 40, y: 752, width: textWidth, height: 54 }, 20, tint, {
            ...{ colour: identity.palette.accent, isBold: true, minSize: 9 },
          }),
          ...qr(identity, 420, 672, 145),
        ],
      },
    ];
  },
};

const friendFlyer: DrawnTemplate = {
  slug: 'friend-flyer',
  name: 'Bring a friend',
  category: 'Flyer',
  description: 'An A4 page for clients to hand on, with a large code in its middle.',
  ...{ version: 1, ...paper, pages: 1, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 60, default: 'Know someone who needs this too?' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 240,
      isMultiline: true,
      default:
        'Hand this page on. When a friend of yours becomes a client, you both get a month for half the price. Just tell us their name.',
    },
    { key: 'call', label: 'Below the code', maxLength: 50, default: 'Point your phone’s camera at the code' },
    {
      key: 'small',
      label: 'Small print',
      maxLength: 160,
      isMultiline: true,
      default: 'For new clients on a monthly plan. Ask {{email}} if anything is unclear.',
    },
  ],
  draw({ fieldText, identity }) {
    const { brand, white, tint, accent } = identity.palette;
    const [codeSize, x] = [250, (595 - 250) / 2];
    return [
      {
        ...{ ...paper, background: tint.colour },
        nodes: [
          box({ x: 0, y: 0, width: 595, height: 16 }, brand.colour),
          ...logoPlate(identity, { x: 172, y: 48, width: 250, height: 76 }),
          text(fieldText('headline'), { x: 40, y: 144, width: 515, height: 116 }, 44, tint, {
            ...{
              isBold: true,
              align: 'center',
              valign: 'middle',
              colour: accent,
              minSize: 22,
              lineHeight: 1.15,
            },
          }),
          text(fieldText('text'), { x: 60, y: 270, width: 475, height: 110 }, 17, tint, {
            align: 'center',
            minSize: 11,
            lineHeight: 1.4,
          }),
          ...(identity.link
            ? [box({ x: x - 14, y: 396, width: codeSize + 28, height: codeSize + 28 }, white.colour, 16)]
            : []),
          ...(identity.link ? qr(identity, x, 410, codeSize) : squarePlate(identity, x, 410, codeSize)),
          ...(identity.link
            ? [
                text(fieldText('call'), { x: 40, y: 684, width: 515, height: 26 }, 15, tint, {
                  align: 'center',
                  minSize: 9,
                }),
              ]
            : []),
          text(identity.address, { x: 40, y: 714, width: 515, height: 36 }, 22, tint, {
            ...{ isBold: true, align: 'center', colour: accent, minSize: 9 },
          }),
          text(fieldText('small'), { x: 60, y: 772, width: 475, height: 46 }, 10, tint, {
            ...{ align: 'center', colour: tint.soft, minSize: 7.5 },
          }),
        ],
      },
    ];
  },
};

export const flyerTemplates = [offerFlyer, friendFlyer];
