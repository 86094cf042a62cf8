import { failStart, StartError } from './startup';

/** Returns what `failStart` prints. */
function print(error: unknown): string {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited');
  });
  try {
    expect(() => failStart(error)).toThrow('exited');
    expect(exit).toHaveBeenCalledWith(1);
    return String(write.mock.calls[0]?.[0]);
  } finally {
    write.mockRestore();
    exit.mockRestore();
  }
}

test('failStart prints only the message of an error that explains the fix', () => {
  expect(print(new StartError('Set PORT.'))).toBe('Set PORT.\n');
});

test('failStart prints the stack of another error and of its cause', () => {
  const text = print(new Error('The migration failed.', { cause: new TypeError('x is not a function') }));
  expect(text).toMatch(/^Error: The migration failed\.\n {4}at /);
  expect(text).toMatch(/\[cause\]: TypeError: x is not a function\n +at /);
});
