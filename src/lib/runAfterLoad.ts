/**
 * Calls `callback` `delayMs` milliseconds after the page has loaded. The returned function cancels the call.
 */
export function runAfterLoad(delayMs: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(callback, delayMs);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    window.removeEventListener('load', startTimer);
    clearTimeout(timer);
  };
}
