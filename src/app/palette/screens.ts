import { statusAllows } from '@contract/permissions';
import * as texts from '@/texts/app/palette';
import { addressOf, samplePathOf } from '../address';
import type { ListedScreen, ScreenSection } from '../routeEntry';
import { sectionHash } from '../scrollToHash';
import type { PaletteContext } from './actions';
import type { Choice } from './choice';

/** Returns choices for the screens that the operator can open, and for their views. */
export const screenChoices = (
  screens: readonly ListedScreen[],
  findKeys: (to: string) => readonly string[] | undefined,
): Choice[] => [
  ...screens.map((screen): Choice => {
    const to = addressOf(screen);
    return {
      id: `screen ${to}`,
      section: 'Screens',
      label: screen.title,
      hint: screen.nav === 'add-ons' ? texts.addOns : undefined,
      keywords: screen.keywords,
      keys: findKeys(to),
      to,
    };
  }),
  ...screens.flatMap(({ views = [] }) =>
    views.map((view): Choice => ({ ...view, id: `screen ${view.to}`, section: 'Screens' })),
  ),
];

const isOffered = ({ isAdminOnly, needs }: ScreenSection, { isAdmin, status }: PaletteContext): boolean =>
  (!isAdminOnly || isAdmin) && (!needs || statusAllows(status, needs));

/** Returns choices that open the sections of the screens at their headings. */
export const sectionChoices = (screens: readonly ListedScreen[], context: PaletteContext): Choice[] =>
  screens.flatMap((screen) =>
    (screen.sections ?? [])
      .filter((section) => isOffered(section, context))
      .map(({ label, heading = label, keywords }): Choice => ({
        ...{ id: `setting ${label}`, section: 'Settings', label, keywords, hint: screen.title },
        // Not the address, because a redirect drops the hash.
        to: samplePathOf(screen) + sectionHash(heading),
      })),
  );
