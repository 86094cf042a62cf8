export const theCheckThatYou =
  'The check that you are a person could not be loaded. Reload the page to try again.';
