import { adminsFootnote, type EmailContent, requireValue, type TemplateValues } from '../../platform';

const cardExpiring = (values: TemplateValues): EmailContent => ({
  subject: `Your ${requireValue(values, 'card')} expires soon`,
  greeting: `Hello ${requireValue(values, 'name')},`,
  paragraphs: [
    `the ${requireValue(values, 'card')} that Livery keeps for ${requireValue(values, 'companyName')} is good until ${requireValue(values, 'lastDay')}.`,
    requireValue(values, 'isDefault') === 'yes'
      ? 'It is the one that we charge. Add another one before it expires, so that nothing is left unpaid.'
      : 'It is not the one that we charge. Remove it when you no longer need it.',
  ],
  button: { label: 'Open the billing card', link: requireValue(values, 'link') },
  footnote: adminsFootnote,
});

export const billingCardEmails = { 'card-expiring': cardExpiring } as const;
