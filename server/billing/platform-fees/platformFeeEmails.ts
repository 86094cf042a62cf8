import { t } from '../../lib/i18n/i18n';
import {
  adminsFootnote,
  type EmailContent,
  greetingTo,
  requireValue,
  type TemplateValues,
} from '../../platform';

const chargeFailed = (values: TemplateValues): EmailContent => {
  const amount = requireValue(values, 'amount');
  const retry = requireValue(values, 'retry');
  return {
    subject: t('Your payment of {amount} to Livery failed', { amount }),
    greeting: greetingTo(requireValue(values, 'name')),
    paragraphs: [
      t('We couldn’t charge {amount} for {description}.', {
        amount,
        description: requireValue(values, 'description'),
      }),
      requireValue(values, 'reason'),
      retry
        ? t('Next retry: {day}. If you add another card before then, we charge it immediately.', {
            day: retry,
          })
        : t('We won’t retry automatically. If you add another card, we charge it immediately.'),
    ],
    button: { label: t('Open billing card'), link: requireValue(values, 'link') },
    footnote: adminsFootnote(),
  };
};

export const platformFeeEmails = { 'charge-failed': chargeFailed } as const;
