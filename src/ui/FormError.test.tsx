import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { FormError } from './FormError';

test('what went wrong comes into view, however far down the form was sent from', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  renderScreen(<FormError message="We could not reach the server." />, {});
  expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
});
