import * as z from 'zod';
import { contentText, t } from '../../lib/i18n/i18n';
import { messageWithCode, storedMessages, withValues } from '../../lib/i18n/storedMessage';

const nameValues = z.object({ name: z.string() });
const titleValues = z.object({ title: z.string() });

/** The conflicts of items with the company's content. */
export const conflictMessages = storedMessages({
  PlanExists: withValues(nameValues, (values) =>
    t(
      'You already have a plan named {name}. If you replace it, it is archived and its clients keep it.',
      values,
    ),
  ),
  GuideExists: withValues(z.object({ title: z.string(), pathname: z.string() }), (values) =>
    t('Your guide {title} already uses the address /{pathname}.', values),
  ),
  DraftExists: withValues(titleValues, (values) =>
    t('You have a draft of {title}, which this draft would replace.', values),
  ),
  PageExists: withValues(titleValues, (values) =>
    t(
      'You have published your own version of {title}. It stays published until you publish this draft.',
      values,
    ),
  ),
  ColorExists: withValues(z.object({ color: z.string() }), (values) =>
    t('Your current color is {color}.', values),
  ),
  WelcomeExists: () => t('You already have your own headline or introduction.'),
  TemplateEdited: withValues(nameValues, ({ name }) =>
    t('You have already edited the text of {name}.', { name: contentText(name) }),
  ),
});

/** The notes on items, and the reasons why installations failed. */
export const installationMessages = storedMessages({
  NotInPack: () => t('This item is no longer part of the pack.'),
  ChangedAfterPreview: withValues(z.object({ conflict: messageWithCode.optional() }), ({ conflict }) =>
    [conflictMessages.compose(conflict), t('This item changed after you previewed the pack.')]
      .filter(Boolean)
      .join(' '),
  ),
  Changed: () => t('You changed it after the installation.'),
  Deleted: () => t('You deleted it after the installation.'),
  InUse: () => t('Clients have used it. You can archive it in Client Billing.'),
  LastActive: () =>
    t('It’s your only active plan. Activate another plan first, so that clients have a plan to choose.'),
  InstallationFailed: () =>
    t('Something went wrong on our side. The items added so far remain. To remove them, uninstall the pack.'),
  UndoFailed: () =>
    t('Something went wrong on our side. To remove the remaining items, uninstall the pack again.'),
});
