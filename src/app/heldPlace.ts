import { paths } from '@/config/paths';

const key = 'livery.place';

/** Remembers for this tab where a person was, or wanted to go, when a sign-in came between. */
export const holdPlace = (place: string): void => {
  if (place.startsWith(`${paths.dashboard}/`)) sessionStorage.setItem(key, place);
};

export const forgetPlace = (): void => sessionStorage.removeItem(key);

/** Only ever a path of the dashboard, so no stored value can lead to another site. */
export function heldPlace(): string | null {
  const place = sessionStorage.getItem(key);
  return place?.startsWith(`${paths.dashboard}/`) ? place : null;
}
