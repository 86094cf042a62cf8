import type { Block } from '../email/blocks';
import type { Content, BlockTemplate } from './template';

const size = { width: 1080, height: 1100 } as const;

const launchPage: BlockTemplate = {
  slug: 'launch-page',
  name: 'Launch page',
  category: 'Landing',
  description: 'One page in one file for your website: an offer, three reasons and a way to sign up.',
  ...{ version: 1, ...size },
  fields: [
    { key: 'subject', label: 'Title in the browser', maxLength: 70, default: '{{title}}: sign up' },
    { key: 'headline', label: 'Headline', maxLength: 80, default: 'The work you never get to, done for you' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 400,
      isMultiline: true,
      default:
        '{{title}} takes over what keeps you from your own work, for one price a month. You see what is done, and you can stop at any time.',
    },
    { key: 'button', label: 'Button', maxLength: 40, default: 'Choose a plan' },
    { key: 'reasons', label: 'Reasons', maxLength: 80, default: 'Why people choose us' },
    {
      key: 'point1',
      label: 'First reason',
      maxLength: 160,
      default: 'A fixed price. You know in January what December costs.',
    },
    {
      key: 'point2',
      label: 'Second reason',
      maxLength: 160,
      default: 'No long contract. We want you to stay because it is worth it.',
    },
    {
      key: 'point3',
      label: 'Third reason',
      maxLength: 160,
      default: 'One person for your questions, who knows your case.',
    },
    { key: 'last', label: 'Last words', maxLength: 120, default: 'Two minutes, and you are with us' },
  ],
  blocks: ({ fieldText, identity }: Content): Block[] => [
    { kind: 'space', height: 40, background: 'white' },
    { kind: 'logo', background: 'white' },
    { kind: 'space', height: 24, background: 'white' },
    { kind: 'space', height: 64, background: 'deep' },
    { kind: 'heading', text: fieldText('headline'), size: 48, background: 'deep' },
    { kind: 'text', text: fieldText('text'), background: 'deep' },
    { kind: 'space', height: 12, background: 'deep' },
    { kind: 'button', label: fieldText('button'), background: 'deep' },
    { kind: 'space', height: 56, background: 'deep' },
    { kind: 'space', height: 48, background: 'white' },
    { kind: 'heading', text: fieldText('reasons'), size: 30, background: 'white' },
    {
      kind: 'points',
      items: ['point1', 'point2', 'point3'].map(fieldText).filter(Boolean),
      background: 'white',
    },
    { kind: 'space', height: 32, background: 'white' },
    { kind: 'space', height: 48, background: 'tint' },
    { kind: 'heading', text: fieldText('last'), size: 30, background: 'tint' },
    { kind: 'button', label: fieldText('button'), background: 'tint' },
    { kind: 'text', text: `${identity.company} · ${identity.email}`, isSmall: true, background: 'tint' },
    { kind: 'space', height: 32, background: 'tint' },
  ],
};

const guidePage: BlockTemplate = {
  slug: 'free-check-page',
  name: 'Free check page',
  category: 'Landing',
  description: 'One page in one file that offers a free first look, for people who are not ready to buy.',
  ...{ version: 1, ...size },
  fields: [
    { key: 'subject', label: 'Title in the browser', maxLength: 70, default: 'A free check by {{title}}' },
    { key: 'headline', label: 'Headline', maxLength: 80, default: 'Find out where you stand, for nothing' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 400,
      isMultiline: true,
      default:
        'Tell us what you have, and we look through it. Within two working days you get a page with what is fine, what is not, and what we would do first. It is yours, whether you become a client or not.',
    },
    { key: 'steps', label: 'Steps', maxLength: 80, default: 'How it goes' },
    {
      key: 'point1',
      label: 'First step',
      maxLength: 160,
      default: 'You write to {{email}}, in two sentences.',
    },
    {
      key: 'point2',
      label: 'Second step',
      maxLength: 160,
      default: 'We look, and ask at most one question back.',
    },
    {
      key: 'point3',
      label: 'Third step',
      maxLength: 160,
      default: 'You get the page, and we only call if you ask us to.',
    },
    { key: 'button', label: 'Button', maxLength: 40, default: 'See what we do' },
  ],
  blocks: ({ fieldText, identity }: Content): Block[] => [
    { kind: 'space', height: 48, background: 'tint' },
    { kind: 'logo', background: 'tint' },
    { kind: 'space', height: 32, background: 'tint' },
    { kind: 'heading', text: fieldText('headline'), size: 46, background: 'tint' },
    { kind: 'text', text: fieldText('text'), background: 'tint' },
    { kind: 'space', height: 48, background: 'tint' },
    { kind: 'space', height: 48, background: 'white' },
    { kind: 'heading', text: fieldText('steps'), size: 30, background: 'white' },
    {
      kind: 'points',
      items: ['point1', 'point2', 'point3'].map(fieldText).filter(Boolean),
      background: 'white',
    },
    { kind: 'space', height: 32, background: 'white' },
    { kind: 'space', height: 48, background: 'deep' },
    { kind: 'button', label: fieldText('button'), background: 'deep' },
    { kind: 'text', text: `${identity.company} · ${identity.email}`, isSmall: true, background: 'deep' },
    { kind: 'space', height: 32, background: 'deep' },
  ],
};

export const landingTemplates = [launchPage, guidePage];
