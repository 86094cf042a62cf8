import { emailKey } from '../../lib/emailAddress';
import { knownDevice, markDevice } from '../auth/deviceMarks';
import type { Visit } from './visit';

/** Returns what tries of an account are counted by, whether a client has the address or not. */
export const accountOf = (companyId: string, email: string): string => `${companyId} ${emailKey(email)}`;

/** Returns the id of a browser that has signed in to the account before, or null. */
export const knownBrowser = ({ services, companyId, device }: Visit, email: string): string | null =>
  knownDevice(services.settings, device, accountOf(companyId, email));

/** Remembers that the browser has signed in to the account. */
export const markBrowser = ({ services, companyId, device }: Visit, email: string): void =>
  markDevice(services.settings, device, accountOf(companyId, email));
