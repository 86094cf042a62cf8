import { copyText } from './copyText';

test('copyText copies the text and restores the focus when the Clipboard API is missing', async () => {
  const copied: (string | undefined)[] = [];
  const copy = jest.fn(() => {
    const { activeElement } = document;
    copied.push(activeElement instanceof HTMLTextAreaElement ? activeElement.value : undefined);
    return true;
  });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copyText('v=livery1')).toBe(true);
  expect(copied).toEqual(['v=livery1']);
  expect(document.activeElement).toBe(button);
});
