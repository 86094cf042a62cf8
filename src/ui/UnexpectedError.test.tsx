import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { UnexpectedError } from './UnexpectedError';

test.each([
  [{ status: 404, message: 'Not here' }, '404'],
  [new Error('Loading chunk 7 failed'), 'Loading chunk 7 failed'],
  [undefined, 'Something went wrong. Try again.'],
])('spec 8: “Unexpected Application Error!” followed by the status or message', (error, said) => {
  renderScreen(<UnexpectedError error={error} />, {});
  expect(screen.getByRole('alert')).toHaveTextContent(`Unexpected Application Error!${said}`);
});
