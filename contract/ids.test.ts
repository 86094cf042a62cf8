import { isId, nilId } from './ids';

test('isId accepts a UUID only in its canonical lowercase form', () => {
  const id = '0190a6d2-5b1e-7c3a-9f00-1234567890ab';
  expect([id, nilId].every(isId)).toBe(true);
  const otherVersion = id.replace('-7c3a-', '-0c3a-');
  for (const variant of [
    otherVersion,
    id.toUpperCase(),
    ` ${id}`,
    `{${id}}`,
    `${id}\n`,
    id.replaceAll('-', ''),
    '',
  ]) {
    expect(isId(variant)).toBe(false);
  }
});
