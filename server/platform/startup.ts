// What a program needs before it loads the contexts, so that its first errors appear immediately.
export { FolderInUseError } from './db/embedded/folderLock';
export { apiPrefixes } from './http/apiPaths';
export { parseSettings } from './settings/settings';
export { SettingsError } from './settings/settingsError';
export { failStart, readEnvFile, requireFreePort } from './settings/startup';
export { validateBuildSettings } from './settings/validateBuildSettings';
