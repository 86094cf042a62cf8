import { t } from './i18n/i18n';

/** The origin of a request, for the audit log and rate limits. */
export interface Caller {
  requestId: string;
  ipAddress: string;
  userAgent: string | null;
}

// Order matters: Edge and Opera also name Chrome, and Chrome names Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

const deviceOf = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});

/** Returns a short device name for a user agent, such as `Chrome on Mac` or `Unknown device`. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}

/** Returns a key of the device, which is the same in every language. Stored hashes contain it. */
export function deviceKey(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
