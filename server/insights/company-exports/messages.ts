import { t } from '../../lib/i18n/i18n';
import { storedMessages } from '../../lib/i18n/storedMessage';

/** The reasons why exports failed. */
export const exportMessages = storedMessages({
  Internal: () => t('The archive couldn’t be created because of an unexpected error. Try again.'),
});
