/** Has the browser save what is at an address, under the name the server gives unless there is another. */
export function downloadLink(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
