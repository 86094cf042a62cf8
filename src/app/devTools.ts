import type { Action } from '@reduxjs/toolkit';

const mask = '••••••';
const secretKey = /token|password|secret|challenge|^codes$|^uri$/i;
// RTK Query writes a call's arguments into its cache keys as JSON.
const secretInJson = /("[^"]*(?:token|password|secret)[^"]*":)"(?:[^"\\]|\\.)*"/gi;
// A link that opens something for whoever has it: of an invitation, of a file to take.
const secretInAddress = /([?&](?:[a-z]*token|signature)=)[^&#"\s]+/gi;

const maskText = (text: string) =>
  text.replace(secretInJson, `$1"${mask}"`).replace(secretInAddress, `$1${mask}`);

// Calls are made with the codes of authenticator apps; in what they answer, a code is an error's or a country's.
const isSecret = (key: string, holder: string) =>
  secretKey.test(key) || (holder === 'originalArgs' && key === 'code');

function masked(value: unknown, key = '', holder = ''): unknown {
  if (typeof value === 'string') return isSecret(key, holder) ? mask : maskText(value);
  if (Array.isArray(value)) return value.map((item) => masked(item, key, holder));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [maskText(name), masked(inner, name, key)]),
  );
}

// An action whose whole payload is a token has no key that would say so.
const isTokenAction = ({ type }: Action) => type === 'auth/accessTokenRenewed';

/** Redux DevTools sees everything but secrets. */
export const devTools = {
  name: 'Livery',
  actionSanitizer: <Shown extends Action>(action: Shown): Shown =>
    (isTokenAction(action) ? { ...action, payload: mask } : masked(action)) as Shown,
  stateSanitizer: <State>(state: State): State => masked(state) as State,
};
