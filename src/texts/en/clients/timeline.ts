export const changes = 'Changes';
export const payments = 'Payments';
export const refunds = 'Refunds';
export const mails = 'Mails';
export const signIns = 'Sign-ins';

export const today = 'Today';
export const yesterday = 'Yesterday';

export const kindOfActivity = 'Kind of activity';
export const everything = 'Everything';

export const activity = 'Activity';
export const showEarlierActivity = 'Show earlier activity';
export const nothingHappenedYet = 'Nothing happened yet';
export const nothingOfThisKindYet = 'Nothing of this kind yet';
export const showEverything = 'Show everything';
