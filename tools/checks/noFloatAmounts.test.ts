import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noFloatAmounts } from './noFloatAmounts';

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
      plugins: { livery: { rules: { 'no-float-amounts': noFloatAmounts } } },
      rules: { 'livery/no-float-amounts': 'error' },
    },
    'amounts.tsx',
  );

test.each([
  // Divisions and powers.
  'const half = price / 2;',
  'plan.price /= 2;',
  "show(plan['price'] / 2);",
  'show(amount! / 100);',
  'show((minorUnits as number) / 10 ** decimals);',
  'show(value * 10 ** decimals + fee);',
  'show(mrr / total);',
  'show(total / mrr);',
  'show(payments.reduce((sum, { amount }) => sum + amount, 0) / 2);',
  'show(prices.map((each) => each)[0] / 2);',
  'show(Math.max(0, gross - refunded) / 3);',
  'show(mrrIn(after) / activeIn(after));',
  'show(portionOf(one, 1, 3) / 2);',
  // Fractions.
  'show(amount * 0.029 + 30);',
  'show(1.2 * unitAmount);',
  'if (balance > 0.5) show();',
  'const plan = { price: 19.99 };',
  'function pay(fee = 0.5) {}',
  // Rounding, parsing and formatting.
  'show(Math.round(amount * rate));',
  'show(Math.floor(lifetimeValue));',
  'show(Math.trunc(row.yearlyPrice));',
  'show(Math.pow(10, 2) * amount);',
  'const amount = parseFloat(text);',
  'const setupFee = Number(text);',
  'const setupFee = +text;',
  'show(Number(amount));',
  'show(Number.parseFloat(input.price));',
  'show(amount.toFixed(2));',
  'show((gross - refunded).toPrecision(3));',
  // Values assigned to amounts, and values derived from amounts.
  'const refund = { amount: share * 0.5 };',
  'plan.price = text / 100;',
  'const feeOf = (text) => text / 100;',
  'function priceOf(text) { return Math.round(text); }',
  'formatMoney(Math.round(value), currency);',
  'const element = <Sum amount={value / 100} />;',
  'const paid = isGross ? gross : net; show(paid / 2);',
  'const worth = plan.price; const twice = worth; show(twice / 2);',
  'const total = rows.reduce((sum, row) => sum + row.mrr, 0); show(1 / total);',
  'function arpu({ arpu: { value } }) { return show(Math.round(value)); }',
  'const halfUp = (a, b) => Math.floor((2 * a + b) / (2 * b)); show(halfUp(price, 12));',
  'function part(a, b) { return a / b; } show(part(1, revenue));',
  // SQL.
  "query('/* sum */ select amount::float from payments');",
  "query('select sum(net)::double precision from payments');",
  "query('select cast(price as real) from plans');",
  'query(`/* sum */ select p.amount / 100 from payments p`);',
  'query(`select ${columns}, sum(fee) * 0.5 from payments`);',
  "query('select 1.5 * p.price from plans p');",
  "query('select avg(p.amount) from payments p');",
])('no-float-amounts reports %s', (code) => {
  const messages = lint(code);
  expect(messages.map(({ ruleId }) => ruleId)).toContain('livery/no-float-amounts');
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
});

test.each([
  // Integer arithmetic.
  'show(price * 12 + setupFee - 30);',
  'show(amount % 10);',
  'show(Math.abs(mrrChange), Math.max(amount, 0), Math.min(amount, left));',
  'show(gross - refunded);',
  'const price = 1999;',
  'const price = -1999;',
  // Functions of the money modules.
  'show(portionOf(amount, 29, 1000));',
  'show(shareOf(mrr, total) * 100);',
  'show(formatMoney(amount, currency));',
  'const fee = readAmount(text);',
  // Bigint division, which returns integers.
  'show(Number((BigInt(amount) * 29n + 500n) / 1000n) + 30);',
  'show(BigInt(amount) / step);',
  // Values that are not amounts.
  'show(done / due);',
  'show(Math.ceil(seconds / 60));',
  'show(Math.ceil(totalCount / pageSize));',
  'show(prices.length / 2);',
  'show(payments.filter(({ amount }) => amount > 0).length / 2);',
  'show(priceVersion / 2);',
  'show(amount > 0 ? ms / 1000 : 0);',
  "show(unit === 'money' ? height / 2 : 0);",
  'const chances = { isRefunded: 0.018 };',
  'const sx = { mt: 0.5, opacity: 0.4 };',
  'const part = (a, b) => a / b; show(part(done, due));',
  'const half = count / 2; const price = 12;',
  'const trialDays = Number(text);',
  // SQL and texts.
  "query('/* sum */ select sum(amount)::bigint from payments');",
  'query(`/* sum */ select amount, count / 2 from payments /* all */`);',
  "query('select sum(gross) - sum(refunded) from payments where pages * 0.5 > 1');",
  "const label = 'Price / month';",
])('no-float-amounts accepts %s', (code) => {
  expect(lint(code)).toEqual([]);
});
