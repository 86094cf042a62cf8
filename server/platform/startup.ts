// What a program needs before it loads the contexts, so that its first errors appear immediately.
export { FolderInUseError } from './db/embedded/folderLock';
export { apiPrefixes } from './http/apiPaths';
export { parseSettings } from './settings/settings';
export { failStart, readEnvFile, requireFreePort, SettingsError } from './settings/startup';
export { validateBuildSettings } from './settings/buildSettings';
