/** Leaves the console for a page of somebody else's, in the same tab. */
export function openPage(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  // A click on what isn't in the page is not seen by whoever listens to links.
  document.body.append(link);
  link.click();
  link.remove();
}
