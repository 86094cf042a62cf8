/**
 * Returns the source of a local Stripe.js with the calls that the console and the portal make. It sends them
 * to the API at `apiUrl`, and its card element is a list of test cards.
 */
export const stripeJs = (apiUrl: string): string => `(() => {
  const api = ${JSON.stringify(apiUrl)};
  const cards = [
    ['pm_card_visa', 'Visa that pays'],
    ['pm_card_chargeDeclined', 'Visa that is declined'],
    ['pm_card_chargeCustomerFail', 'Visa that is declined when it is charged'],
    ['pm_card_authenticationRequired', 'Visa that asks for confirmation'],
    ['pm_card_expiresThisMonth', 'American Express that expires this month'],
  ];
  const elementOf = (clientSecret) => {
    const heard = {};
    const tell = (name, event) => (heard[name] ?? []).forEach((listener) => listener(event));
    const select = document.createElement('select');
    select.setAttribute('aria-label', 'Card number');
    for (const [value, label] of [['', 'Card number'], ...cards]) select.add(new Option(label, value));
    select.addEventListener('change', () =>
      tell('change', { complete: select.value !== '', empty: select.value === '', error: undefined }),
    );
    return {
      clientSecret,
      select,
      mount(where) {
        (typeof where === 'string' ? document.querySelector(where) : where).append(select);
        setTimeout(() => tell('ready', {}));
      },
      unmount: () => select.remove(),
      destroy: () => select.remove(),
      update: () => undefined,
      focus: () => select.focus(),
      on(name, listener) {
        (heard[name] ??= []).push(listener);
        return this;
      },
      off(name) {
        delete heard[name];
        return this;
      },
    };
  };
  const confirmWith = (key, account) => async (clientSecret, element) => {
    if (!element || element.select.value === '') {
      return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    }
    const body = new URLSearchParams({ client_secret: clientSecret, payment_method: element.select.value });
    const headers = { authorization: 'Bearer ' + key };
    if (account) headers['stripe-account'] = account;
    const id = clientSecret.split('_secret_')[0];
    const response = await fetch(api + '/v1/setup_intents/' + id + '/confirm', { method: 'POST', headers, body });
    const content = await response.json();
    return response.ok ? { setupIntent: content } : { error: content.error };
  };
  window.Stripe = (key, options = {}) => {
    const confirm = confirmWith(key, options.stripeAccount);
    return {
      elements({ clientSecret } = {}) {
        let made = null;
        return {
          clientSecret,
          create: () => (made = elementOf(clientSecret)),
          getElement: () => made,
          submit: async () => ({}),
          update: () => undefined,
          made: () => made,
        };
      },
      confirmSetup: ({ elements, clientSecret }) =>
        confirm(clientSecret ?? elements.clientSecret, elements.made()),
      confirmCardSetup: (clientSecret, { payment_method }) => confirm(clientSecret, payment_method.card),
    };
  };
  window.Stripe.version = 3;
})();
`;
