import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { textsInOnePlace } from './textsInOnePlace';

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
      plugins: { texts: { rules: { 'in-one-place': textsInOnePlace } } },
      rules: { 'texts/in-one-place': 'error' },
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
  "const field = <TextField label={isNew ? 'A new plan' : texts.plan} />;",
  "const message = 'Something went wrong. Try again.';",
  'const message = `We sent it to ${email}. Look there.`;',
  "const details = { 'Next charge': day };",
  "const waiting = 'loading…';",
  'show(`Actions for ${name}`);',
])('in-one-place reports “%s”', (code) => {
  expect(lint(code)).not.toEqual([]);
});

test.each([
  'const line = <p>{texts.saved}</p>;',
  'const line = <b>{count}&nbsp;/ {all}</b>;',
  'const field = <TextField label={texts.name} name="name" className="wide field" />;',
  "const style = { transition: 'transform 200ms ease-in, opacity 200ms' };",
  "const status = 'Active';",
  "const paper = { 'aria-labelledby': 'title', action: 'createClient' };",
  "throw new TypeError('A plan has one price. This has two.');",
  "const accepted = 'image/png, image/jpeg';",
  'const address = `/clients/${id}?sort=-name`;',
])('in-one-place accepts “%s”', (code) => {
  expect(lint(code)).toEqual([]);
});
