import { StartError } from './starting';

/** Stops the start. Its message names the setting and says what it takes. */
export class SettingsError extends StartError {}
