import type { Letter } from './layout';
import { need, type Values } from './values';

const footnote = 'We mail this to every Admin of the company.';

const chargeFailed = (values: Values): Letter => {
  const retry = need(values, 'retry');
  return {
    subject: `Livery could not charge ${need(values, 'amount')}`,
    greeting: `Hello ${need(values, 'name')},`,
    paragraphs: [
      `we could not charge ${need(values, 'amount')} for ${need(values, 'description')}. ${need(values, 'reason')}`,
      retry
        ? `We try again by ourselves on ${retry}. Add another card before then, and it is charged at once.`
        : 'We do not try again by ourselves. Add another card, and it is charged at once.',
    ],
    button: { label: 'Open the billing card', link: need(values, 'link') },
    footnote,
  };
};

const cardExpiring = (values: Values): Letter => ({
  subject: `Your ${need(values, 'card')} expires soon`,
  greeting: `Hello ${need(values, 'name')},`,
  paragraphs: [
    `the ${need(values, 'card')} that Livery keeps for ${need(values, 'companyName')} is good until ${need(values, 'lastDay')}.`,
    need(values, 'isDefault') === 'yes'
      ? 'It is the one that we charge. Add another one before it expires, so that nothing is left unpaid.'
      : 'It is not the one that we charge. Remove it when you no longer need it.',
  ],
  button: { label: 'Open the billing card', link: need(values, 'link') },
  footnote,
});

export const billingLetters = {
  'charge-failed': chargeFailed,
  'card-expiring': cardExpiring,
} as const;
