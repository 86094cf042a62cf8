import { readdirSync } from 'node:fs';
import path from 'node:path';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from '../contract/languages';
import { contentExtractor, serverExtractor } from './serverExtractor';

const rootDir = path.resolve(__dirname, '..');

/** The code of the sign-in page and of what every page loads. */
const entry = [
  ...['lib', 'state', 'api', 'theme'].map((layer) => `src/${layer}`),
  ...['App', 'ErrorBoundary', 'PageTitle', 'SessionGate', 'connectPage', 'publicScreens', 'store'].map(
    (file) => `src/app/${file}.*`,
  ),
  ...['AuthLayout.*', 'LanguageSelect.*', 'LoginScreen.*', 'useStoreSession.*', 'bot-check', 'google'].map(
    (part) => `src/features/auth/${part}`,
  ),
  ...['Button', 'CardPage', 'CheckboxField', 'FieldMessage', 'FormError', 'IconButton', 'Link'].map(
    (file) => `src/ui/${file}.*`,
  ),
  ...['FullScreen*', 'StatusBadge', 'TextField', 'ToastHost', 'Toasts', 'UnexpectedError'].map(
    (file) => `src/ui/${file}.*`,
  ),
];

/** The code of the other screens before sign-in. */
const auth = [
  'src/features/auth',
  'src/features/card-request',
  'src/ui/*.tsx',
  'src/ui/password',
  'src/ui/cards',
];

const features = readdirSync(path.join(rootDir, 'src/features')).filter(
  (feature) => !auth.includes(`src/features/${feature}`),
);

export default defineConfig({
  rootDir,
  locales: [...languages],
  sourceLocale: 'en',
  fallbackLocales: {},
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'message',
  extractors: [serverExtractor, contentExtractor, babelExtractor],
  catalogs: [
    { path: 'locales/{locale}/server', include: ['server'] },
    { path: 'locales/{locale}/entry', include: entry },
    { path: 'locales/{locale}/auth', include: auth },
    { path: 'locales/{locale}/console', include: ['src/app', 'src/ui', 'src/theme'] },
    ...features.map((feature) => ({
      path: `locales/{locale}/${feature}`,
      include: [`src/features/${feature}`],
    })),
  ].map((catalog) => ({ ...catalog, exclude: ['**/*.test.*', '**/testing/**'] })),
});
