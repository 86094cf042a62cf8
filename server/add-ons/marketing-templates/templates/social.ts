import { box, logoPlate, pill, rings, squarePlate, text } from './parts';
import type { DrawnTemplate } from './template';

const formats = ['Png', 'Pdf'] as const;

const launchPost: DrawnTemplate = {
  slug: 'launch-post',
  name: 'Launch post',
  category: 'Social',
  description: 'A square post for the day you open your doors. It suits Instagram, Facebook and LinkedIn.',
  ...{ version: 1, width: 1080, height: 1080, pages: 1, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 70, default: '{{title}} is open' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 160,
      isMultiline: true,
      default: 'Choose a plan, sign up in two minutes, and leave the rest to us.',
    },
    { key: 'call', label: 'Call', maxLength: 30, default: 'Find us at' },
  ],
  draw({ fieldText, identity }) {
    const { deep, white } = identity.palette;
    return [
      {
        ...{ width: 1080, height: 1080, background: deep.colour },
        nodes: [
          ...rings(1000, 110, 330, [deep.shape, deep.colour]),
          ...logoPlate(identity, { x: 80, y: 80, width: 440, height: 130 }),
          text(fieldText('headline'), { x: 80, y: 330, width: 900, height: 330 }, 104, deep, {
            ...{ isBold: true, valign: 'bottom', minSize: 44, lineHeight: 1.12 },
          }),
          text(fieldText('text'), { x: 80, y: 690, width: 860, height: 160 }, 42, deep, {
            colour: deep.soft,
            minSize: 26,
          }),
          text(fieldText('call'), { x: 80, y: 872, width: 900, height: 40 }, 28, deep, { colour: deep.soft }),
          ...pill(identity.address, { x: 80, y: 920, width: 920, height: 90 }, white, 42),
        ],
      },
    ];
  },
};

const tipPost: DrawnTemplate = {
  slug: 'tip-post',
  name: 'Tip of the week',
  category: 'Social',
  description: 'An upright post that gives something away, the kind that people save and send on.',
  ...{ version: 1, width: 1080, height: 1350, pages: 1, formats },
  fields: [
    { key: 'label', label: 'Label', maxLength: 24, default: 'Tip of the week' },
    { key: 'headline', label: 'Headline', maxLength: 80, default: 'Write it down once, use it all year' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 320,
      isMultiline: true,
      default:
        'Whatever you explain to a customer for the third time is worth a short page. Send the link the fourth time. You save ten minutes, and they can look it up at midnight.',
    },
  ],
  draw({ fieldText, identity }) {
    const { tint, brand, white } = identity.palette;
    return [
      {
        ...{ width: 1080, height: 1350, background: tint.colour },
        nodes: [
          box({ x: 0, y: 0, width: 1080, height: 24 }, brand.colour),
          ...pill(fieldText('label'), { x: 80, y: 110, width: 440, height: 76 }, brand, 34),
          text(fieldText('headline'), { x: 80, y: 240, width: 920, height: 340 }, 88, tint, {
            ...{ isBold: true, minSize: 40, lineHeight: 1.15, colour: identity.palette.accent },
          }),
          text(fieldText('text'), { x: 80, y: 620, width: 920, height: 430 }, 46, tint, {
            minSize: 26,
            lineHeight: 1.4,
          }),
          box({ x: 0, y: 1130, width: 1080, height: 220 }, white.colour),
          ...squarePlate(identity, 70, 1160, 160),
          text(identity.title, { x: 260, y: 1166, width: 740, height: 74 }, 44, white, {
            ...{ isBold: true, valign: 'middle', minSize: 22 },
          }),
          text(identity.address, { x: 260, y: 1240, width: 740, height: 60 }, 32, white, {
            ...{ colour: white.soft, valign: 'middle', minSize: 16 },
          }),
        ],
      },
    ];
  },
};

const story: DrawnTemplate = {
  slug: 'offer-story',
  name: 'Offer story',
  category: 'Social',
  description: 'A full-height story with one offer and one address. What matters keeps clear of the edges.',
  ...{ version: 1, width: 1080, height: 1920, pages: 1, formats },
  fields: [
    { key: 'label', label: 'Label', maxLength: 30, default: 'This month only' },
    { key: 'headline', label: 'Headline', maxLength: 60, default: 'Your first two weeks are on us' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 180,
      isMultiline: true,
      default: 'Try {{title}} for 14 days. If it is not for you, you pay nothing.',
    },
    { key: 'call', label: 'Call', maxLength: 30, default: 'Start here' },
  ],
  draw({ fieldText, identity }) {
    const { brand, white } = identity.palette;
    return [
      {
        ...{ width: 1080, height: 1920, background: brand.colour },
        nodes: [
          ...rings(90, 1720, 420, [brand.shape, brand.colour]),
          ...logoPlate(identity, { x: 290, y: 260, width: 500, height: 150 }),
          text(fieldText('label'), { x: 90, y: 520, width: 900, height: 60 }, 44, brand, {
            ...{ align: 'center', isBold: true, minSize: 24 },
          }),
          text(fieldText('headline'), { x: 90, y: 610, width: 900, height: 480 }, 120, brand, {
            ...{ align: 'center', valign: 'middle', isBold: true, minSize: 48, lineHeight: 1.12 },
          }),
          text(fieldText('text'), { x: 130, y: 1130, width: 820, height: 230 }, 48, brand, {
            align: 'center',
            minSize: 28,
          }),
          text(fieldText('call'), { x: 90, y: 1400, width: 900, height: 50 }, 36, brand, { align: 'center' }),
          ...pill(identity.address, { x: 90, y: 1460, width: 900, height: 110 }, white, 46),
        ],
      },
    ];
  },
};

const quote: DrawnTemplate = {
  slug: 'client-quote',
  name: 'Words of a client',
  category: 'Social',
  description: 'A wide post for what a client said of you. Ask them before you share it.',
  ...{ version: 1, width: 1200, height: 675, pages: 1, formats },
  fields: [
    {
      key: 'quote',
      label: 'What they said',
      maxLength: 260,
      isMultiline: true,
      default:
        'I used to lose a morning a week to this. Now I look once, see that it is done, and get on with my own work.',
    },
    { key: 'name', label: 'Who said it', maxLength: 50, default: 'A client of three years' },
    { key: 'role', label: 'What they do', maxLength: 60, default: 'Owner of a small business' },
  ],
  draw({ fieldText, identity }) {
    const { white, brand, tint, accent } = identity.palette;
    return [
      {
        ...{ width: 1200, height: 675, background: white.colour },
        nodes: [
          box({ x: 0, y: 0, width: 28, height: 675 }, brand.colour),
          text('“', { x: 80, y: 10, width: 200, height: 190 }, 200, white, {
            colour: accent,
            isBold: true,
            lineHeight: 1,
          }),
          text(fieldText('quote'), { x: 90, y: 160, width: 1020, height: 270 }, 48, white, {
            minSize: 24,
            lineHeight: 1.35,
          }),
          box({ x: 28, y: 490, width: 1172, height: 185 }, tint.colour),
          text(fieldText('name'), { x: 90, y: 520, width: 620, height: 56 }, 36, tint, {
            isBold: true,
            minSize: 18,
          }),
          text(fieldText('role'), { x: 90, y: 580, width: 620, height: 48 }, 28, tint, {
            colour: tint.soft,
            minSize: 15,
          }),
          ...logoPlate(identity, { x: 760, y: 522, width: 380, height: 120 }),
        ],
      },
    ];
  },
};

export const socialTemplates = [launchPost, tipPost, story, quote];
