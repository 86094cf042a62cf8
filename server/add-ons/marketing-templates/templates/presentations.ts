import type { MarketingIdentity } from '../brand';
import type { Page } from '../canvas/scene';
import { box, logoPlate, pill, points, qr, rings, squarePlate, text } from './parts';
import type { DrawnTemplate, Field } from './template';

// 16:9 in points.
const slide = { width: 960, height: 540 } as const;
const formats = ['Pdf'] as const;

function coverSlide(identity: MarketingIdentity, headline: string, line: string): Page {
  const { deep } = identity.palette;
  return {
    ...{ ...slide, background: deep.colour },
    nodes: [
      ...rings(860, 470, 260, [deep.shape, deep.colour]),
      ...logoPlate(identity, { x: 64, y: 56, width: 280, height: 84 }),
      text(headline, { x: 64, y: 180, width: 760, height: 190 }, 62, deep, {
        ...{ isBold: true, valign: 'bottom', minSize: 28, lineHeight: 1.14 },
      }),
      text(line, { x: 64, y: 388, width: 720, height: 80 }, 24, deep, { colour: deep.soft, minSize: 14 }),
    ],
  };
}

/**
 * Draws a slide with a headline, points, and a footer with the square logo, the public name and
 * `identity.address`.
 */
function listSlide(
  identity: MarketingIdentity,
  headline: string,
  items: readonly string[],
  isNumbered: boolean,
): Page {
  const { white, brand, tint, accent } = identity.palette;
  return {
    ...{ ...slide, background: white.colour },
    nodes: [
      box({ x: 0, y: 0, width: 18, height: 540 }, brand.colour),
      text(headline, { x: 64, y: 44, width: 832, height: 100 }, 42, white, {
        ...{ isBold: true, valign: 'middle', colour: accent, minSize: 22 },
      }),
      ...points(
        items,
        { x: 64, y: 164, width: 832, height: 270 },
        { size: 26, background: white, accent: brand, isNumbered },
      ),
      box({ x: 18, y: 470, width: 942, height: 70 }, tint.colour),
      ...squarePlate(identity, 64, 478, 54),
      text(identity.title, { x: 134, y: 478, width: 420, height: 54 }, 18, tint, {
        ...{ isBold: true, valign: 'middle', minSize: 9 },
      }),
      text(identity.address, { x: 570, y: 478, width: 330, height: 54 }, 14, tint, {
        ...{ valign: 'middle', colour: tint.soft, minSize: 7 },
      }),
    ],
  };
}

function closingSlide(identity: MarketingIdentity, headline: string, line: string): Page {
  const { brand, white } = identity.palette;
  const width = identity.link ? 540 : 832;
  return {
    ...{ ...slide, background: brand.colour },
    nodes: [
      text(headline, { x: 64, y: 80, width, height: 180 }, 52, brand, {
        ...{ isBold: true, valign: 'bottom', minSize: 24, lineHeight: 1.14 },
      }),
      text(line, { x: 64, y: 280, width, height: 90 }, 22, brand, { minSize: 13 }),
      ...pill(identity.address, { x: 64, y: 400, width, height: 64 }, white, 24),
      ...(identity.link ? [box({ x: 646, y: 130, width: 260, height: 260 }, white.colour, 16)] : []),
      ...qr(identity, 656, 140, 240),
    ],
  };
}

const threeFields = (key: string, label: string, defaults: readonly [string, string, string]): Field[] =>
  defaults.map((fieldText, index) => ({
    ...{ key: `${key}${index + 1}`, label: `${label} ${index + 1}`, maxLength: 110, default: fieldText },
  }));

const introduction: DrawnTemplate = {
  slug: 'introduction-deck',
  name: 'Who we are',
  category: 'Presentation',
  description:
    'Four slides for a first meeting: who you are, what clients get, how it works, and what comes next.',
  ...{ version: 1, ...slide, pages: 4, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 70, default: 'Meet {{title}}' },
    {
      key: 'line',
      label: 'Below the headline',
      maxLength: 140,
      default: 'What we do, how we work, and what it costs',
    },
    { key: 'gains', label: 'Second slide', maxLength: 60, default: 'What you get' },
    ...threeFields('gain', 'Gain', [
      'One place for everything that we do for you',
      'A fixed price a month, with nothing to add up',
      'A person who knows your case when you ask',
    ]),
    { key: 'steps', label: 'Third slide', maxLength: 60, default: 'How it works' },
    ...threeFields('step', 'Step', [
      'You choose a plan and sign up online',
      'We call you within one working day',
      'We begin, and you see each step as it is done',
    ]),
    { key: 'next', label: 'Last slide', maxLength: 60, default: 'Shall we begin?' },
    {
      key: 'nextLine',
      label: 'Below it',
      maxLength: 140,
      default: 'Have a look at the plans, or write to {{email}}.',
    },
  ],
  draw: ({ fieldText, identity }) => [
    coverSlide(identity, fieldText('headline'), fieldText('line')),
    listSlide(identity, fieldText('gains'), ['gain1', 'gain2', 'gain3'].map(fieldText), false),
    listSlide(identity, fieldText('steps'), ['step1', 'step2', 'step3'].map(fieldText), true),
    closingSlide(identity, fieldText('next'), fieldText('nextLine')),
  ],
};

const proposal: DrawnTemplate = {
  slug: 'proposal-deck',
  name: 'Proposal',
  category: 'Presentation',
  description:
    'Four slides that make an offer to one client: how things stand, what you would do, and what it costs.',
  ...{ version: 1, ...slide, pages: 4, formats },
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 70, default: 'A proposal for you' },
    { key: 'line', label: 'Below the headline', maxLength: 140, default: 'From {{company}}' },
    { key: 'today', label: 'Second slide', maxLength: 60, default: 'Where you stand today' },
    ...threeFields('problem', 'Problem', [
      'Work is left until it becomes urgent',
      'Costs come when you least expect them',
      'There is no overview of what is open',
    ]),
    { key: 'plan', label: 'Third slide', maxLength: 60, default: 'What we would do' },
    ...threeFields('part', 'Part', [
      'Take over the regular work from the first of next month',
      'Put all of it into one monthly price',
      'Show you the state of things online, at any time',
    ]),
    { key: 'next', label: 'Last slide', maxLength: 60, default: 'What it costs' },
    {
      key: 'nextLine',
      label: 'Below it',
      maxLength: 140,
      default: 'Each plan with its price is online. This offer holds for 30 days.',
    },
  ],
  draw: ({ fieldText, identity }) => [
    coverSlide(identity, fieldText('headline'), fieldText('line')),
    listSlide(identity, fieldText('today'), ['problem1', 'problem2', 'problem3'].map(fieldText), false),
    listSlide(identity, fieldText('plan'), ['part1', 'part2', 'part3'].map(fieldText), true),
    closingSlide(identity, fieldText('next'), fieldText('nextLine')),
  ],
};

export const presentationTemplates = [introduction, proposal];
