import { t } from '../../lib/i18n/i18n';
import {
  adminsFootnote,
  type EmailContent,
  greetingTo,
  requireValue,
  type TemplateValues,
} from '../../platform';

const cardExpiring = (values: TemplateValues): EmailContent => {
  const card = requireValue(values, 'card');
  const company = requireValue(values, 'companyName');
  return {
    subject: t('Your {card} expires soon', { card }),
    greeting: greetingTo(requireValue(values, 'name')),
    paragraphs: [
      t('The {card} on file for {company} is valid until {day}.', {
        card,
        company,
        day: requireValue(values, 'lastDay'),
      }),
      requireValue(values, 'isDefault') === 'yes'
        ? t('Livery charges this card. Add another card before it expires to avoid failed payments.')
        : t('Livery doesn’t charge this card. Remove it if you no longer need it.'),
    ],
    button: { label: t('Open billing card'), link: requireValue(values, 'link') },
    footnote: adminsFootnote(),
  };
};

export const billingCardEmails = { 'card-expiring': cardExpiring } as const;
