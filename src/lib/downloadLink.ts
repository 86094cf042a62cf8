/** Downloads a URL under `fileName`, or under the server's file name if it is empty. */
export function downloadLink(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
