import { isId, newId } from './ids';

test('isId accepts a UUID only in its canonical lowercase form', () => {
  const id = newId();
  expect(isId(id)).toBe(true);
  for (const variant of [id.toUpperCase(), ` ${id}`, `{${id}}`, id.replaceAll('-', ''), '']) {
    expect(isId(variant)).toBe(false);
  }
});
