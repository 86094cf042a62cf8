import { emailKey } from '../../lib/emailAddress';
import { knownDevice, markDevice } from '../../platform';
import type { Visit } from './visit';

/**
 * Returns the key that sign-in attempts are counted by. It is the same whether or not a client has the
 * address.
 */
export const accountKey = (companyId: string, email: string): string => `${companyId} ${emailKey(email)}`;

/** Returns the id of the browser if it has signed in to the account before, otherwise null. */
export const knownBrowserId = ({ services, companyId, device }: Visit, email: string): string | null =>
  knownDevice(services.settings, device, accountKey(companyId, email));

export const rememberBrowser = ({ services, companyId, device }: Visit, email: string): void =>
  markDevice(services.settings, device, accountKey(companyId, email));
