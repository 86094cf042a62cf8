import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noHardCodedText } from './noHardCodedText';

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
      plugins: { livery: { rules: { 'no-hard-coded-text': noHardCodedText } } },
      rules: { 'livery/no-hard-coded-text': 'error' },
    },
    'screen.tsx',
  );

test.each([
  'const line = <p>Saved</p>;',
  'const line = <p>{count} of them</p>;',
  'const field = <TextField label="Name" />;',
  'const link = <Link aria-label="Back" />;',
  'const dialog = <TypedDialog action="Remove" />;',
  'const fact = <Fact name="Card" />;',
  'const id = <Id name="payment ID" />;',
  "const paper = { 'aria-label': 'Menu' };",
  "const field = <TextField label={isNew ? 'A new plan' : t`Plan`} />;",
  "const message = 'Something went wrong. Try again.';",
  'const message = `We sent it to ${email}. Look there.`;',
  "const details = { 'Next charge': day };",
  "const waiting = 'loading…';",
  'show(`Actions for ${name}`);',
])('no-hard-coded-text reports “%s”', (code) => {
  expect(lint(code)).not.toEqual([]);
});

test.each([
  'const line = <p>{t`Saved`}</p>;',
  'const line = <Trans>Read <Link to="/guide">the guide</Link>.</Trans>;',
  "const text = t`${plural(count, { one: '# client is paused', other: '# clients are paused' })}`;",
  "const verb = t({ message: 'Open the page', context: 'button' });",
  'const labels = { Active: msg`Active client` };',
  "const screen = { title: /*i18n*/ { id: 'screen.client', message: 'One client' } };",
  'const line = <b>{count}&nbsp;/ {all}</b>;',
  'const field = <TextField label={t`Name`} name="name" className="wide field" />;',
  "const style = { transition: 'transform 200ms ease-in, opacity 200ms' };",
  "const status = 'Active';",
  "const paper = { 'aria-labelledby': 'title', action: 'createClient' };",
  "throw new TypeError('A plan has one price. This has two.');",
  "const accepted = 'image/png, image/jpeg';",
  'const address = `/clients/${id}?sort=-name`;',
])('no-hard-coded-text accepts “%s”', (code) => {
  expect(lint(code)).toEqual([]);
});
