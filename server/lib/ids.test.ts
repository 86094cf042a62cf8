import { isId, newId } from './ids';

test('an id is one as it was given, and in no other spelling', () => {
  const id = newId();
  expect(isId(id)).toBe(true);
  for (const other of [id.toUpperCase(), ` ${id}`, `{${id}}`, id.replaceAll('-', ''), '']) {
    expect(isId(other)).toBe(false);
  }
});
