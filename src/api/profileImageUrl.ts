import { apiBase } from '@/config/env';
import type { Operator } from '@/state/operator';

export function profileImageUrl(
  { id, profileImageVersion }: Pick<Operator, 'id' | 'profileImageVersion'>,
  accessToken: string | null,
): string | null {
  if (!profileImageVersion || !accessToken) return null;
  const query = new URLSearchParams({ accessToken, version: profileImageVersion });
  return `${apiBase}/operators/${id}/profile-image?${query}`;
}
