import { renderToStaticMarkup } from 'react-dom/server';
import { Trans } from './Trans';

test('Trans puts elements and values into a message, and escapes values', () => {
  const html = renderToStaticMarkup(
    <Trans
      message="Welcome to {company}. <link>Sign in</link>"
      values={{ company: '<b>Acme</b>' }}
      elements={{ link: <b /> }}
    />,
  );
  expect(html).toBe('Welcome to &lt;b&gt;Acme&lt;/b&gt;. <b>Sign in</b>');
});
