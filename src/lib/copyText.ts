// The clipboard's own interface is missing on pages served without https, a LAN address for one.
function copyBySelection(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A dialog takes the focus back from all that stands beside it.
  (activeElement?.closest('[role=dialog]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  // What was typed into has taken the keyboard's place.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
