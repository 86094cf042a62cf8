export const squareLogo = 'square logo';
export const fullLogo = 'full logo';
export const broughtBackVersion = (restoredFrom: number) => `Brought back version ${restoredFrom}.`;
export const nothingChanged = 'Nothing changed.';
export const changed = (words: string) => `Changed: ${words}.`;

export const current = 'Current';
export const notKnownByWhom = 'Not known by whom';
export const bringBack = 'Bring back';
export const bringBackVersion = (number: number) => `Bring back version ${number}`;

export const versionBroughtBack = (number: number) => `Version ${number} brought back`;
export const history = 'History';
export const eachSaveWillStandHere = 'Each save will stand here.';
export const nothingSavedYet = 'Nothing saved yet';
export const showAll = (versionCount: number) => `Show all ${versionCount}`;
export const itsColourItsWords = (title: undefined | string) => (
  <>
    “{title}”, its colour, its words and its logos become the brand again, as a new version. What you have
    typed and not saved is given up. Clients see it once you deploy it.
  </>
);
export const bringBackVersionNumber = (number: number | string) => `Bring back version ${number}?`;
