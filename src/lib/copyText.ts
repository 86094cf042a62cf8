// Copies without the Clipboard API, which pages without https lack and browsers may refuse.
function copyBySelection(text: string): boolean {
  const { activeElement } = document;
  const textArea = document.createElement('textarea');
  textArea.value = text;
  textArea.style.position = 'fixed';
  textArea.style.opacity = '0';
  // Appends to an open dialog, because a dialog takes back the focus from elements outside it.
  (activeElement?.closest('[role=dialog]') ?? document.body).append(textArea);
  textArea.focus({ preventScroll: true });
  textArea.select();
  const isCopied = document.execCommand('copy');
  textArea.remove();
  // Selecting the text moved the focus.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Copies text. Resolves to whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
