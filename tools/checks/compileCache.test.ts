import vm from 'node:vm';

test('the test environment compiles equal code once', () => {
  const compile = () => vm.compileFunction('return first + second', ['first', 'second']);
  compile();
  const compiled = compile();
  // Undefined without cached code.
  expect(compiled.cachedDataRejected).toBe(false);
  expect(compiled(1, 2)).toBe(3);
});

test('the test environment compiles equal code with other parameters separately', () => {
  const compile = (parameters: string[]) => vm.compileFunction('return minuend - subtrahend', parameters);
  expect(compile(['minuend', 'subtrahend'])(3, 1)).toBe(2);
  expect(compile(['subtrahend', 'minuend'])(3, 1)).toBe(-2);
});
