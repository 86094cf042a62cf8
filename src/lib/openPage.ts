/** Leaves the console for a page of another site, in the same tab. */
export function openPage(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // Click listeners on the document do not see clicks on detached elements.
  document.body.append(link);
  link.click();
  link.remove();
}
