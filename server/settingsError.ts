import { StartError } from './startup';

/** Prevents the start. The message names the setting and the expected format. */
export class SettingsError extends StartError {}
