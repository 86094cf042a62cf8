import { adminsFootnote, type EmailContent, requireValue, type TemplateValues } from '../../platform';

const chargeFailed = (values: TemplateValues): EmailContent => {
  const retry = requireValue(values, 'retry');
  return {
    subject: `Livery could not charge ${requireValue(values, 'amount')}`,
    greeting: `Hello ${requireValue(values, 'name')},`,
    paragraphs: [
      `we could not charge ${requireValue(values, 'amount')} for ${requireValue(values, 'description')}. ${requireValue(values, 'reason')}`,
      retry
        ? `We try again by ourselves on ${retry}. Add another card before then, and it is charged at once.`
        : 'We do not try again by ourselves. Add another card, and it is charged at once.',
    ],
    button: { label: 'Open the billing card', link: requireValue(values, 'link') },
    footnote: adminsFootnote,
  };
};

export const platformFeeEmails = { 'charge-failed': chargeFailed } as const;
