// Puts Stripe's own card form into the page, and sends what it gives in place of a card number.
(() => {
  const place = document.querySelector('[data-card]');
  const form = place.closest('form');
  const button = form.querySelector('button');
  const said = place.querySelector('[data-error]');
  const answer = form.elements.namedItem('card');
  const { script, key, account, secret, colour, checkError, loadError } = place.dataset;

  const fail = (message) => {
    said.textContent = message;
    button.disabled = false;
  };

  const start = () => {
    const stripe = window.Stripe(key, {
      locale: document.documentElement.lang,
      ...(account && { stripeAccount: account }),
    });
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const elements = stripe.elements({
      clientSecret: secret,
      appearance: { theme: isDark ? 'night' : 'stripe', variables: { colorPrimary: colour } },
    });
    const element = elements.create('payment');
    element.on('change', () => fail(''));
    element.on('loaderror', () => fail(loadError));
    element.mount(place.querySelector('[data-element]'));
    return async () => {
      const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
      if (setupIntent) return setupIntent.id;
      // Confirmed before, by a press whose answer was lost on the way.
      if (error.setup_intent?.status === 'succeeded') return error.setup_intent.id;
      const isForPeople = error.type === 'card_error' || error.type === 'validation_error';
      throw new Error((isForPeople && error.message) || checkError);
    };
  };

  const loaded = new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = script;
    tag.onload = () => resolve(start());
    tag.onerror = () => reject(new Error(loadError));
    document.head.append(tag);
  });
  loaded.catch((error) => fail(error.message));

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      const confirm = await loaded;
      answer.value = await confirm();
      form.submit();
    } catch (error) {
      fail(error.message);
    }
  });
})();
