export const enterTheNameThatClients = 'Enter the name that clients will read.';
export const enterAColourAsAndSix =
  'Enter a colour as # and six digits or letters from a to f, like #1a73e8.';

export const pickAColour = 'Pick a colour';
export const colour = 'Colour';
export const coloursToStart = 'Colours to start from';
export const colourNames = {
  indigo: 'Indigo',
  ocean: 'Ocean',
  forest: 'Forest',
  plum: 'Plum',
  brick: 'Brick',
  slate: 'Slate',
};

export const onWhite = 'On white';
export const onDark = 'On dark';
export const contrastGood = (has: string) => `good contrast, ${has}. Texts need 4.5:1 and buttons 3:1.`;
export const enoughForButtons31Not = (has: string, shade: string) =>
  `${has}, enough for buttons (3:1), not for texts (4.5:1). Texts use the nearest shade that is, ${shade}.`;
export const tooLittleForButtons31 = (has: string, fill: string, shade: string) =>
  `${has}, too little for buttons (3:1) and texts (4.5:1). Buttons use the nearest shade that is enough, ${fill}, and texts ${shade}.`;
export const whiteBlackStandsOnItsButtons = (isOnFill: boolean, inWords: string) =>
  `${isOnFill ? 'White' : 'Black'} stands on its buttons, ${inWords}.`;
export const use = (shade: string) => `Use ${shade}`;

export const fromYourLogo = (index: number) => `From your logo, ${index}`;

export const nameThatClientsRead = 'Name that clients read';
export const itStandsInTheBrowsersTab = 'It stands in the browser’s tab and above the sign-in.';
