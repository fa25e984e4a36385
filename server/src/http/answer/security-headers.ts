import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { basePath } from '../register-feature.ts'

/** Scripts and styles are files of ours, pictures may be data (QR codes), nothing may frame us. */
const contentPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // Attributes only, which React writes where a list places its rows; no style element of a page counts.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** What a browser offers and no screen of ours asks for; printers in the network are reached by the server. */
const unusedPowers = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-network',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
]
/** Printers by cable, the scanner of a phone, the second screen of a till. */
const usedPowers = ['camera', 'serial', 'usb', 'window-management']
const permissionsPolicy = [
  ...unusedPowers.map(power => `${power}=()`),
  ...usedPowers.map(power => `${power}=(self)`),
].join(', ')

/** The security headers of an answer that no hook sees. */
export const headersOfTheLost = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Puts the security headers on every answer: pages, files, the API, refusals. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // Pages show nothing from other origins, and other sites may not embed them: the rest of helmet's defaults says so.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Only where it can be kept: http/keep-secure.ts.
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy)
    // A route that may be kept says so itself, later.
    if (request.url.startsWith(basePath)) reply.header('cache-control', 'no-store')
    done()
  })
}
