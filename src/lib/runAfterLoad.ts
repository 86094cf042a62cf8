/**
 * Calls `callback` once the page has loaded and `delayMs` milliseconds have passed. The returned function
 * cancels the call.
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
