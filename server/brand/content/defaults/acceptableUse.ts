export const acceptableUse = `
<p>This policy says what {{title}} must not be used for, so that it stays safe, lawful and quick for everybody. It belongs to our <a href="/legal/terms-of-service">terms of service</a> and holds from {{effectiveDate}} for everyone who uses the service, including people to whom you give access.</p>
<h2>What is not allowed</h2>
<h3>Harm to others</h3>
<ul>
<li><p>Anything that breaks the law, or helps others to break it.</p></li>
<li><p>Content that threatens, humiliates or persecutes people, that calls for violence, or that sexually exploits anybody. We report depictions of the abuse of children to the authorities.</p></li>
<li><p>Fraud, false identities, pyramid schemes, and false promises made in order to get money or data.</p></li>
<li><p>Use of other people’s works, brands or personal data without the right to do so.</p></li>
</ul>
<h3>Harm to the service</h3>
<ul>
<li><p>Getting into accounts, systems or data that are not meant for you, or trying to.</p></li>
<li><p>Malicious software, and anything else that is meant to disturb the service or the devices of others.</p></li>
<li><p>Going around limits or protections, or using the service by machine in a way that slows it down for others.</p></li>
<li><p>Looking for weaknesses without our consent. If you find one, report it to us immediately and in confidence. We take no action against people who report in good faith.</p></li>
</ul>
<h3>Unwanted messages</h3>
<ul>
<li><p>Advertising to people who have not agreed to it, and messages that hide who sends them.</p></li>
<li><p>Lists of addresses that were bought or gathered without the knowledge of those they belong to.</p></li>
</ul>
<h3>Selling on</h3>
<ul>
<li><p>Passing the service on to others as your own, unless your plan allows it or we have agreed to it in writing.</p></li>
</ul>
<h2>What you are responsible for</h2>
<p>You see to it that the people whom you give access keep to this policy. You keep your password secret, and you tell us when you notice misuse.</p>
<h2>What we do about misuse</h2>
<p>We look at each case separately, and at how much harm it does. As a rule we write to you first and give you time to put things right. Where there is danger for others or for the service, we may pause an account or remove content at once, and we tell you why as soon as we can. Serious or repeated misuse can lead to the end of the agreement. If you disagree, reply to us. A person who was not part of the decision reviews it.</p>
<h2>Reporting misuse</h2>
<p>Write to <a href="mailto:{{email}}">{{email}}</a> and say where you saw what. We treat what you tell us in confidence. Questions about this policy go to the same address; {{company}} answers them gladly.</p>
`;
