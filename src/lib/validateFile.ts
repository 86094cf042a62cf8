import { t } from '@lingui/core/macro';
import { formatBytes } from './format';

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.')).toLowerCase();

function isAccepted(file: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return extensionOf(file.name) === kind;
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
    return file.type === kind;
  });
}

/** Returns the error message for a file, or null. `accept` has the format of `<input type="file">`. */
export function validateFile(file: File, accept: string, maxBytes: number): string | null {
  if (!isAccepted(file, accept)) return t`“${{ name: file.name }}” isn’t a supported file type.`;
  if (file.size === 0) return t`“${{ name: file.name }}” is empty.`;
  if (file.size > maxBytes) {
    return t`“${{ name: file.name }}” is ${{ size: formatBytes(file.size) }}. Choose a file up to ${{ maxSize: formatBytes(maxBytes) }}.`;
  }
  return null;
}
