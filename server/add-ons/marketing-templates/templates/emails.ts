import type { Block } from '../email/blocks';
import type { Content, Field, BlockTemplate } from './template';

const width = 640;

/** Returns a function that builds the blocks of an email, from the logo to the sender. */
const emailBlocks =
  (pointKeys: readonly string[]) =>
  ({ fieldText, identity }: Content): Block[] => [
    { kind: 'space', height: 32, background: 'tint' },
    { kind: 'logo', background: 'tint' },
    { kind: 'space', height: 12, background: 'tint' },
    { kind: 'space', height: 32, background: 'white' },
    { kind: 'heading', text: fieldText('headline'), size: 30, background: 'white' },
    ...fieldText('text')
      .split('\n\n')
      .map((text) => ({ kind: 'text', text, background: 'white' }) as const),
    ...(pointKeys.length > 0
      ? [{ kind: 'points', items: pointKeys.map(fieldText).filter(Boolean), background: 'white' } as const]
      : []),
    { kind: 'space', height: 8, background: 'white' },
    { kind: 'button', label: fieldText('button'), background: 'white' },
    { kind: 'text', text: fieldText('closing'), background: 'white' },
    { kind: 'space', height: 16, background: 'white' },
    { kind: 'space', height: 16, background: 'tint' },
    { kind: 'text', text: `${identity.company} · ${identity.email}`, isSmall: true, background: 'tint' },
    { kind: 'space', height: 8, background: 'tint' },
  ];

const subject = (fieldText: string): Field => ({
  key: 'subject',
  label: 'Subject',
  maxLength: 90,
  default: fieldText,
});
const closing: Field = {
  key: 'closing',
  label: 'Closing',
  maxLength: 200,
  isMultiline: true,
  default: 'Kind regards,\nyour team at {{title}}',
};

const welcome: BlockTemplate = {
  slug: 'welcome-email',
  name: 'Welcome mail',
  category: 'Email',
  description: 'For the first day of a new client: what happens next, and where to find everything.',
  ...{ version: 1, width, height: 760 },
  fields: [
    subject('Welcome to {{title}}'),
    { key: 'headline', label: 'Headline', maxLength: 80, default: 'Good to have you with us' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 900,
      isMultiline: true,
      default:
        'Your account at {{title}} is ready. You need nothing else to begin: sign in with your email address, and you see your plan, your payments and a few short guides.\n\nThese three things are worth doing today:',
    },
    {
      key: 'point1',
      label: 'First point',
      maxLength: 140,
      default: 'Sign in once, so that you know where everything is.',
    },
    {
      key: 'point2',
      label: 'Second point',
      maxLength: 140,
      default: 'Read the first guide. It takes three minutes.',
    },
    {
      key: 'point3',
      label: 'Third point',
      maxLength: 140,
      default: 'Reply to this mail with the one thing that we should see to first.',
    },
    { key: 'button', label: 'Button', maxLength: 40, default: 'Open your dashboard' },
    closing,
  ],
  blocks: emailBlocks(['point1', 'point2', 'point3']),
};

const launch: BlockTemplate = {
  slug: 'launch-email',
  name: 'Launch announcement',
  category: 'Email',
  description: 'For everybody who knows you, on the day on which clients can sign up.',
  ...{ version: 1, width, height: 720 },
  fields: [
    subject('{{title}} is open'),
    { key: 'headline', label: 'Headline', maxLength: 80, default: 'You can sign up from today' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 900,
      isMultiline: true,
      default:
        'For the last months we have built {{title}}. From today it is open, and you are among the first to know.\n\nYou choose a plan, pay by the month and stop whenever you like. There is a trial, so that you can see for yourself before anything is charged.',
    },
    { key: 'button', label: 'Button', maxLength: 40, default: 'See the plans' },
    {
      ...closing,
      default:
        'If you know someone who could use this, please forward it.\n\nThank you,\nyour team at {{title}}',
    },
  ],
  blocks: emailBlocks([]),
};

const winBack: BlockTemplate = {
  slug: 'come-back-email',
  name: 'Come back',
  category: 'Email',
  description: 'For clients who left some months ago: short, friendly, and without pressure.',
  ...{ version: 1, width, height: 700 },
  fields: [
    subject('What is new at {{title}}'),
    { key: 'headline', label: 'Headline', maxLength: 80, default: 'A few things are better now' },
    {
      key: 'text',
      label: 'Text',
      maxLength: 900,
      isMultiline: true,
      default:
        'It has been a while since you left {{title}}, and we have not stood still. These are the changes that clients asked for most:',
    },
    {
      key: 'point1',
      label: 'First point',
      maxLength: 140,
      default: 'Plans that can be changed online, from one month to the next.',
    },
    {
      key: 'point2',
      label: 'Second point',
      maxLength: 140,
      default: 'Answers within one working day, from the same person each time.',
    },
    {
      key: 'point3',
      label: 'Third point',
      maxLength: 140,
      default: 'Short guides for what used to need a call.',
    },
    { key: 'button', label: 'Button', maxLength: 40, default: 'Have another look' },
    {
      ...closing,
      default:
        'If you would rather not hear from us, reply with one word, and we write no more.\n\nAll the best,\nyour team at {{title}}',
    },
  ],
  blocks: emailBlocks(['point1', 'point2', 'point3']),
};

export const emailTemplates = [welcome, launch, winBack];
