const loading = new Map<string, Promise<void>>();

/** Puts another origin's script into the page, once. A failed one may be asked for again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    });
  });
  loading.set(src, loaded);
  document.head.append(script);
  return loaded;
}
