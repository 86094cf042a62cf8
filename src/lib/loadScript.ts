const scriptLoads = new Map<string, Promise<void>>();

/**
 * Adds another origin's script to the page once. Rejects if the script fails to load; the next call loads it
 * again.
 */
export function loadScript(src: string): Promise<void> {
  const existingLoad = scriptLoads.get(src);
  if (existingLoad) return existingLoad;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      scriptLoads.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
  });
  scriptLoads.set(src, loaded);
  document.head.append(script);
  return loaded;
}
