import type { Action } from '@reduxjs/toolkit';

const mask = '••••••';
const secretKey = /token|password|secret|challenge|^codes$|^uri$/i;
// RTK Query's cache keys contain the arguments of a call as JSON, including its secrets.
const secretInJson = /("[^"]*(?:token|password|secret)[^"]*":)"(?:[^"\\]|\\.)*"/gi;
// A link with one of these parameters, such as an invitation or a download, grants access to its holder.
const secretInUrl = /([?&](?:[a-z]*token|signature)=)[^&#"\s]+/gi;

const maskText = (text: string) =>
  text.replace(secretInJson, `$1"${mask}"`).replace(secretInUrl, `$1${mask}`);

// In requests, `code` is an authentication code. In responses, it is an error code or a country code.
const isSecret = (key: string, parentKey: string) =>
  secretKey.test(key) || (parentKey === 'originalArgs' && key === 'code');

function maskSecrets(value: unknown, key = '', parentKey = ''): unknown {
  if (typeof value === 'string') return isSecret(key, parentKey) ? mask : maskText(value);
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, key, parentKey));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, nested]) => [maskText(name), maskSecrets(nested, name, key)]),
  );
}

// The payload of this action is the token itself, so no key marks it as a secret.
const isTokenAction = ({ type }: Action) => type === 'auth/accessTokenRenewed';

export const devTools = {
  name: 'Livery',
  actionSanitizer: <Shown extends Action>(action: Shown): Shown =>
    (isTokenAction(action) ? { ...action, payload: mask } : maskSecrets(action)) as Shown,
  stateSanitizer: <State>(state: State): State => maskSecrets(state) as State,
};
