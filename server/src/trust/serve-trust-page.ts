import { X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { deviceSystem } from './install-words.ts'
import { mobileProfile } from './mobile-profile.ts'
import { isPrivateAddress } from './private-place.ts'
import { trustPage, trustPageStyle } from './trust-page.ts'

interface TrustPagePlace {
  host: string
  port: number
}

interface TrustPageContent {
  /** The authority's certificate as PEM; its key never comes near this server. */
  authority: string
  /** Where the application is opened, best first. */
  addresses: readonly string[]
}

/**
 * Serves, without TLS, the one page that has to come before it: how to trust the shop's authority, and the certificate
 * itself. Everything else is led to the application's secure address. Callers from outside private networks get nothing.
 * `content` is asked on each call, since addresses change. Throws where the port is taken.
 */
export function serveTrustPage({ host, port }: TrustPagePlace, content: () => TrustPageContent): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) =>
      answer(request, response, content()),
    )
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

type Headers = Record<string, string>

function answer(request: IncomingMessage, response: ServerResponse, content: TrustPageContent): void {
  const { status, headers, body } = answerTo(request, content)
  response.writeHead(status, { ...alwaysSent, ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function answerTo(request: IncomingMessage, { authority, addresses }: TrustPageContent) {
  const as = (type: string, body: string | Buffer, more: Headers = {}, status = 200) => ({
    status,
    headers: { 'content-type': type, ...more },
    body,
  })
  const refused = (status: number, words: string, more?: Headers) => as(plain, words, more, status)
  if (!isPrivateAddress(request.socket.remoteAddress ?? '')) return refused(403, 'Chỉ dành cho mạng nội bộ.\n')
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, 'Chỉ đọc.\n', { allow: 'GET, HEAD' })

  const ordered = firstAsked(addresses, request.headers.host)
  const certificate = new X509Certificate(authority)
  switch ((request.url ?? '/').split('?')[0]) {
    case '/trust':
    case '/trust/':
      return as(
        'text/html; charset=utf-8',
        trustPage({
          addresses: ordered,
          fingerprint: certificate.fingerprint256,
          system: deviceSystem(request.headers['user-agent'] ?? ''),
        }),
      )
    case '/trust/style.css':
      return as('text/css; charset=utf-8', trustPageStyle)
    case '/trust/quay.crt':
      return as('application/x-x509-ca-cert', certificate.raw, attached('quay.crt'))
    case '/trust/quay.mobileconfig':
      return as('application/x-apple-aspen-config', mobileProfile(authority), attached('quay.mobileconfig'))
    default:
      return as(plain, '', { location: secureAddress(ordered[0], request) }, 302)
  }
}

/** The address with the name by which the device found this page comes first; others stay, the header decides no more. */
function firstAsked(addresses: readonly string[], host: string | undefined): readonly string[] {
  const name = host?.replace(/:\d+$/, '').toLowerCase()
  const asked = addresses.find(address => new URL(address).host.replace(/:\d+$/, '') === name)
  return asked ? [asked, ...addresses.filter(address => address !== asked)] : addresses
}

function secureAddress(address: string | undefined, { url }: IncomingMessage): string {
  if (address === undefined) return '/trust'
  // Only a path of ours goes along: two slashes, or a slash and a backslash, would lead elsewhere.
  const asked = url?.startsWith('/') && URL.canParse(url, address) ? new URL(url, address) : undefined
  return asked?.origin === new URL(address).origin ? asked.href : new URL('/', address).href
}

const attached = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })

const plain = 'text/plain; charset=utf-8'
const alwaysSent = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
