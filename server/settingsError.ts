import { StartError } from './startup';

/**
 * An invalid or missing setting, which prevents the start. The message names the setting and the expected
 * format.
 */
export class SettingsError extends StartError {}
