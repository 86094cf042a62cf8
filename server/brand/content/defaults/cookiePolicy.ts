export const cookiePolicy = `
<p>A cookie is a small piece of text that a website leaves in your browser and gets back on your next visit. This policy says which cookies {{title}} uses. It holds from {{effectiveDate}}.</p>
<h2>What we use</h2>
<p>{{company}} uses only cookies that {{title}} needs in order to work. We use none for advertising, none to follow you from one website to another, and none to count visits.</p>
<table><tbody>
<tr><th><p>Cookie</p></th><th><p>What it is for</p></th><th><p>How long it stays</p></th></tr>
<tr><td><p>Sign-in</p></td><td><p>Remembers that you have signed in, so that you need not type your password on every page. It holds a random number that says nothing about you.</p></td><td><p>Until you sign out, or for 30 days at most</p></td></tr>
<tr><td><p>Form protection</p></td><td><p>Makes sure that a form that arrives in your name was sent by you and not by another website.</p></td><td><p>Until you close your browser</p></td></tr>
<tr><td><p>Device</p></td><td><p>Remembers that you have signed in from this browser, so that wrong passwords that others try do not keep you out.</p></td><td><p>400 days</p></td></tr>
<tr><td><p>Card provider</p></td><td><p>On pages where you give a card, our card provider may set its own cookies to detect fraud. They belong to the provider, and its own policy says more about them.</p></td><td><p>As the provider’s policy says</p></td></tr>
</tbody></table>
<h2>Why we do not ask</h2>
<p>The law in most places asks for your consent before a website sets cookies, except for those that are strictly needed for something that you have asked for. Ours are of that kind, so there is no banner to click away. If we ever want to use others, we ask you first, and you can say no.</p>
<h2>What you can do</h2>
<p>You can delete cookies in the settings of your browser at any time, and you can have it refuse them. Without the sign-in cookie you can read our public pages, but you can not use your account. The help pages of your browser say how it is done.</p>
<h2>Questions</h2>
<p>Write to <a href="mailto:{{email}}">{{email}}</a>. How we treat personal data is said in our <a href="/legal/privacy-policy">privacy policy</a>. When our cookies change, we publish a new version of this page before they do.</p>
`;
