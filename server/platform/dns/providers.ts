/** DNS providers by the host names of their name servers. */
const providers: readonly (readonly [RegExp, string])[] = [
  [/\.ns\.cloudflare\.com$/, 'Cloudflare'],
  [/\.domaincontrol\.com$/, 'GoDaddy'],
  [/\.registrar-servers\.com$/, 'Namecheap'],
  [/\.awsdns-\d+\.(com|net|org|co\.uk)$/, 'Amazon Route 53'],
  [/\.(googledomains|squarespacedns)\.com$/, 'Squarespace'],
  [/-cloud-dns-|\.cloud-dns\.|^ns-cloud-[a-e]\d\.googledomains\.com$/, 'Google Cloud DNS'],
  [/\.azure-dns\.(com|net|org|info)$/, 'Azure DNS'],
  [/\.ui-dns\.(com|org|de|biz)$/, 'IONOS'],
  [/\.(ovh\.net|anycast\.me)$/, 'OVHcloud'],
  [/\.dns-parking\.com$/, 'Hostinger'],
  [/\.gandi\.net$/, 'Gandi'],
  [/\.porkbun\.com$/, 'Porkbun'],
  [/\.digitalocean\.com$/, 'DigitalOcean'],
  [/\.vercel-dns\.com$/, 'Vercel'],
  [/\.nsone\.net$/, 'NS1'],
  [/\.wixdns\.net$/, 'Wix'],
  [/\.dnsimple(-edge)?\.(com|net|org|io)$/, 'DNSimple'],
  [/\.(hetzner\.(com|de)|first-ns\.de|second-ns\.(com|de))$/, 'Hetzner'],
  [/\.dreamhost\.com$/, 'DreamHost'],
  [/\.bluehost\.com$/, 'Bluehost'],
  [/\.name\.com$/, 'Name.com'],
  [/\.hover\.com$/, 'Hover'],
  [/\.strato\.de$|\.rzone\.de$/, 'STRATO'],
  [/\.infomaniak\.ch$/, 'Infomaniak'],
];

/** Returns the DNS provider, or null if the name servers are unknown. */
export function providerOf(nameServers: readonly string[]): string | null {
  const names = nameServers.map((name) => name.toLowerCase());
  return providers.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;
}
