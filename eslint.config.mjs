import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import lingui from 'eslint-plugin-lingui';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { tsImport } from 'tsx/esm/api';

const { noFloatAmounts } = await tsImport('./tools/checks/noFloatAmounts.ts', import.meta.url);
const { noHardCodedText } = await tsImport('./tools/checks/noHardCodedText.ts', import.meta.url);
const { noPhysicalStyles } = await tsImport('./tools/checks/noPhysicalStyles.ts', import.meta.url);

const livery = {
  rules: {
    'no-float-amounts': noFloatAmounts,
    'no-hard-coded-text': noHardCodedText,
    'no-physical-styles': noPhysicalStyles,
  },
};

// Each layer may import only from layers to its left.
const ladder = ['config', 'lib', 'theme', 'ui', 'state', 'api', 'features', 'app'];

const features = readdirSync('src/features');

const ladderZones = ladder.slice(0, -1).map((rung, index) => ({
  target: `./src/${rung}`,
  from: ladder.slice(index + 1).map((above) => `./src/${above}`),
  message: `src/${rung} may import only from layers to its left: ${ladder.join(' → ')}.`,
}));

const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'Features must not import each other. Compose them in src/app.',
}));

const noFixedWaits =
  'A test does not wait for a fixed time. Poll for a condition with waitUntil() (server) or waitFor() (console), or advance fake timers with passTime().';

const noFixedWaitsInBrowser =
  'A browser test does not wait for a fixed time. Wait for a condition with expect(), or move time with page.clock.';

// A test may import setImmediate, because it does not wait for a fixed time.
const timerModules = 'ImportDeclaration[source.value=/^(node:)?timers(\\u002fpromises)?$/]';
const timerImports = [
  `${timerModules} ImportSpecifier[imported.name!='setImmediate']`,
  `${timerModules} :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)`,
  'ImportExpression[source.value=/^(node:)?timers/]',
];

const rejectFixedWaits = (message, selectors = []) => ({
  'no-restricted-globals': ['error', { globals: [{ name: 'setTimeout', message }], checkGlobalObject: true }],
  'no-restricted-syntax': [
    'error',
    ...[...timerImports, ...selectors].map((selector) => ({ selector, message })),
  ],
});

const enumNames = [
  ...readFileSync('contract/enums.generated.ts', 'utf8').matchAll(/^export type (\w+)/gm),
].map(([, name]) => name);

const generatedModules = {
  regex: '\\.generated$',
  message:
    'Import enums from contract/enums.ts, other types from src/api/types.ts, and hooks from the feature’s …Api.ts, which sets their tags before the first use.',
};

// The generated types export the enums again.
const enumsOutsideContract = {
  regex: '^@/api/types$',
  importNames: enumNames,
  message: 'Import enums from contract/enums.ts.',
};

const directionalIcons = {
  regex:
    '^@mui/icons-material/(Arrow(Back|Forward|Left|Right)|Chevron|KeyboardArrow(Left|Right)|Navigate|FormatList|FormatIndent|Log(in|out)|OpenInNew|Redo|Undo|Reply|Send|ExitToApp|Launch)',
  message: 'Import icons that point along the text from src/ui/directionalIcons.tsx, which mirrors them.',
};

const mirroredComponents = [
  ...[
    'Box',
    'ButtonBase',
    'Chip',
    'CircularProgress',
    'CssBaseline',
    'Dialog(Actions|Content|Title)?',
    'Divider',
  ],
  ...[
    'Drawer',
    'Fade',
    'FormControl',
    'FormHelperText',
    'InputLabel',
    'LinearProgress',
    'List(Item(Icon|Text)?)?',
  ],
  ...[
    'Menu(Item)?',
    'NativeSelect',
    'OutlinedInput',
    'Paper',
    'Popover',
    'Portal',
    'Skeleton',
    'Stack',
    'SvgIcon',
  ],
  ...['Table(Body|Cell|Container|Head|Row|SortLabel)?', 'Typography', 'styles', 'useMediaQuery', 'utils'],
];

const otherComponents = {
  regex: `^@mui/material/(?!(${mirroredComponents.join('|')})$)`,
  message:
    'The styles of this component may name left and right. Override them in src/theme/componentStyles.ts with start and end, then add it to mirroredComponents.',
};

const muiDialog = {
  regex: '^@mui/material/Dialog',
  message:
    'Use Dialog, FormDialog or ConfirmDialog from src/ui, which name, focus and guard every dialog alike.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.data/',
      '.cache/',
      'coverage/',
      '**/*.generated.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: path.resolve('tsconfig.json') })],
    },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...ladderZones, ...featureZones] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    },
  },
  {
    // External input is matched in linear time, so that a long text cannot block the process.
    files: ['{contract,src,server,tools}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // Users expect to type immediately in the first field of a dialog or sign-in form.
      'jsx-a11y/no-autofocus': 'off',
      // Without a mouse, a region that scrolls is scrolled after focusing it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/]',
          message: 'Define colors only in src/theme.',
        },
        {
          selector: "CallExpression[callee.object.name='z'][callee.property.name='email']",
          message: 'The API checks email addresses with contract/emailAddress.ts: use its emailField().',
        },
        {
          selector:
            "CallExpression[callee.name='lazy'] > ArrowFunctionExpression[body.type='ImportExpression']",
          message:
            'A failed import breaks the page. Load a screen with lazyScreen(), and a part of one with loadWithRetry() or .catch(raisePreloadError).',
        },
      ],
    },
  },
  {
    files: ['{contract,src}/**/*.{ts,tsx}'],
    ignores: [
      ...['contract/enums.ts', 'src/api/!(*.test).ts', 'src/features/**/*Api.ts'],
      ...['src/ui/Dialog.tsx', 'src/ui/directionalIcons.tsx'],
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...[generatedModules, enumsOutsideContract, muiDialog],
            ...[directionalIcons, otherComponents],
          ],
        },
      ],
    },
  },
  {
    files: ['src/theme/**', '**/*.test.{ts,tsx}', 'src/testing/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.slow.test.{ts,tsx}'],
    rules: rejectFixedWaits(noFixedWaits),
  },
  {
    files: ['e2e/*.spec.ts'],
    rules: rejectFixedWaits(noFixedWaitsInBrowser, ["CallExpression[callee.property.name='waitForTimeout']"]),
  },
  {
    files: [
      'server/{company,identity,brand,clients,billing,portal,insights,add-ons,company-lifecycle}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.repository.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='query']",
          message: 'Run SQL in a *.repository.ts file.',
        },
      ],
    },
  },
  {
    files: ['**/*.repository.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='query'] > TSTypeParameterInstantiation",
          message:
            'Run `npm run codegen`, which derives the row type of the named statement. Declare the row of a statement that is composed at run time in `StatementRows`.',
        },
      ],
    },
  },
  {
    files: ['{contract,src,server}/**/*.{ts,tsx}'],
    ignores: ['contract/money.ts', '{src,server}/lib/money.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { livery },
    rules: { 'livery/no-float-amounts': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { livery },
    rules: { 'livery/no-physical-styles': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // These files contain strings for programs: a font list, protocol messages and the header of a CSV file.
    ignores: [
      ...['**/testing/**', '**/*.test.{ts,tsx}', '**/*.generated.ts'],
      ...['src/theme/tokens.ts', 'src/api/socketMessages.ts', 'src/features/clients/import/sampleRows.ts'],
    ],
    plugins: { lingui, livery },
    rules: {
      ...lingui.configs['flat/recommended'].rules,
      'livery/no-hard-coded-text': 'error',
    },
  },
  {
    files: ['server/{start,main,dev}.ts', 'tools/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
