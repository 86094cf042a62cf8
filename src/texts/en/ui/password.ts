export const veryEasyToGuess = 'Very easy to guess';
export const easyToGuess = 'Easy to guess';
export const couldBeStronger = 'Could be stronger';
export const strong = 'Strong';
export const veryStrong = 'Very strong';
export const atLeastCharactersAFewUnrelated = (passwordMinLength: number) =>
  `At least ${passwordMinLength} characters. A few unrelated words work well.`;
export const moreCharacterCharactersToGo = (missing: number) =>
  `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.`;
