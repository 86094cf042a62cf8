import { StartError } from './startup';

/** An invalid or missing setting, which prevents the start. The message names the setting. */
export class SettingsError extends StartError {}
