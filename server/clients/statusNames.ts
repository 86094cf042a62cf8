import { type ClientStatus, clientStatuses } from '../../contract/enums';
import { keysOf } from '../../contract/records';
import { t } from '../lib/i18n/i18n';
import { createNameLookup } from './nameLookup';

/** The names of the statuses on the console. */
export const clientStatusLabels: Readonly<Record<ClientStatus, () => string>> = {
  Invited: () => t('Invited'),
  Trialing: () => t('Trial'),
  Active: () => t('Active'),
  PastDue: () => t('Past due'),
  Paused: () => t('Paused'),
  Deactivated: () => t('Deactivated'),
};

/** Returns the status with a name in any language, or null. */
export const statusOf = createNameLookup(
  () => keysOf(clientStatusLabels).map((status) => [clientStatusLabels[status](), status] as const),
  clientStatuses.map((status) => [status, status] as const),
);
