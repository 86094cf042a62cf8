import vm from 'node:vm';

test('the test environment compiles equal code once', () => {
  const compile = () => vm.compileFunction('return first + second', ['first', 'second']);
  compile();
  const compiled = compile();
  // Undefined without cached code.
  expect(compiled.cachedDataRejected).toBe(false);
  expect(compiled(1, 2)).toBe(3);
});
