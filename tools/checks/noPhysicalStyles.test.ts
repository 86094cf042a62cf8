import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noPhysicalStyles } from './noPhysicalStyles';

const linter = new Linter();

const lint = (code: string) =>
  linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser as Linter.Parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: { livery: { rules: { 'no-physical-styles': noPhysicalStyles } } },
      rules: { 'livery/no-physical-styles': 'error' },
    },
    'screen.tsx',
  );

test.each([
  'const box = <Box sx={{ ml: 1 }} />;',
  'const box = <Box sx={{ pr: { xs: 1, md: 2 } }} />;',
  'const stack = <Stack mr={2} />;',
  'const rowSx = { marginLeft: 8 };',
  "const rowSx = { '&:hover': { borderRightColor: 'divider' } };",
  'const rowSx = { borderTopLeftRadius: 4 };',
  "const cellSx = { position: 'sticky', left: 0 };",
  'const cellSx = { ...stickySx, right: 0 };',
  'const box = <Box sx={isSticky ? { left: 0 } : undefined} />;',
  "const text = <Box sx={{ textAlign: 'right' }} />;",
  "const text = <Box sx={{ textAlign: { xs: 'left', sm: 'center' } }} />;",
  "const barSx = { transformOrigin: 'top left' };",
])('no-physical-styles reports “%s”', (code) => {
  expect(lint(code)).toHaveLength(1);
});

test.each([
  'const box = <Box sx={{ mx: 1, marginInlineStart: 2, insetInlineEnd: 0 }} />;',
  "const text = <Box sx={{ textAlign: 'end', borderInlineEnd: 1 }} />;",
  'const { left, right } = element.getBoundingClientRect();',
  'const margin = { top: 12, right: 28, bottom: 0, left: 0 };',
  'const image = <img style={{ left: -region.left }} />;',
  "const cell = { align: 'right' };",
])('no-physical-styles accepts “%s”', (code) => {
  expect(lint(code)).toEqual([]);
});
