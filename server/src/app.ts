import type { Server } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import fastifyJwt from '@fastify/jwt'
import fastifyRateLimit from '@fastify/rate-limit'
import { setIssueMessages } from '@quay/contract/issue-message'
import Fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { DomainError } from './db/domain-error.ts'
import { accessMinutes } from './features/auth/session/tokens.ts'
import { features } from './features.ts'
import { compressAnswers } from './http/answer/compress-answers.ts'
import { enableHsts } from './http/answer/enable-hsts.ts'
import { answerError, errorReply } from './http/answer/error-reply.ts'
import { headersOfTheLost, registerSecurityHeaders } from './http/answer/security-headers.ts'
import { answerUnreadable } from './http/body/unreadable-request.ts'
import { callerAddress } from './http/caller/caller-address.ts'
import { countedAddress } from './http/caller/counted-address.ts'
import { checkHost } from './http/caller/known-host.ts'
import { registerHealth } from './http/health.ts'
import type { Metrics } from './http/metrics.ts'
import { registerOpenapi } from './http/openapi.ts'
import { makeTurns } from './http/turns.ts'
import { clientBuildOf, registerWebClient } from './http/web-client.ts'
import type { Runtime } from './runtime.ts'
import type { Environment } from './start/environment.ts'

interface Options {
  logger?: FastifyBaseLogger
  /** Certificate and key: HTTPS instead of HTTP. */
  tls?: Pick<ServerOptions, 'cert' | 'key'>
  metrics?: Metrics
  /** Behind these reverse proxies the caller's address is the one that they pass on. */
  trustProxy?: Environment['trustProxy']
  /** Names of the internet under which it answers; left out, it answers under any. */
  allowedHosts?: Environment['allowedHosts']
  /** The built web client; left out where only the API is wanted. */
  webDirectory?: string
  /** Whether browsers keep it, to open without the server. */
  keepsClient?: boolean | undefined
  bodyLimit?: number
}

/** A number is how many proxies stand in front: what the farthest of them wrote is the caller's address. */
const trustedProxies = (proxies: Environment['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Puts the server together: plugins, error mapping, and every feature of `features.ts`. */
export async function buildApp(
  runtime: Omit<Runtime, 'log' | 'turns' | 'refusals' | 'files'>,
  options: Options = {},
): Promise<FastifyInstance> {
  setIssueMessages()
  const { tls } = options
  const settings: FastifyHttpOptions<Server> = {
    trustProxy: trustedProxies(options.trustProxy ?? false),
    bodyLimit: options.bodyLimit ?? 1_048_576,
    // A whole request comes within it, or the connection ends: without it a stranger could hold one for ever.
    requestTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    // An address that the router cannot read comes by no hook, so it gets its headers here.
    frameworkErrors: (error, request, reply) => void errorReply(error, request, reply.headers(headersOfTheLost)),
    clientErrorHandler: answerUnreadable,
    // Looked at by http/caller/known-host.ts, which answers with our headers.
    http: { requireHostHeader: false },
    genReqId: () => crypto.randomUUID().slice(0, 8),
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    ...(tls ? { serverFactory: handler => createServer({ ...tls, requireHostHeader: false }, handler) } : {}),
  }
  const app = Fastify(settings)
  const refusals = Object.assign({}, ...features.map(feature => feature.refusals))
  const { arrivals, goods: goodsLoads } = options.metrics ?? {}
  const complete: Runtime = {
    ...runtime,
    log: app.log,
    turns: makeTurns(),
    refusals,
    arrivals,
    goodsLoads,
    files: new Map(),
  }
  options.metrics?.observe(app)

  await registerSecurityHeaders(app)
  checkHost(app, options.allowedHosts ?? 'any')
  if (tls) enableHsts(app)
  await app.register(fastifyJwt, {
    secret: `${runtime.secret}:access`,
    sign: { algorithm: 'HS256', expiresIn: `${accessMinutes}m` },
    // The token does not choose how it is checked.
    verify: { algorithms: ['HS256'] },
  })
  await app.register(fastifyRateLimit, {
    global: false,
    keyGenerator: request => countedAddress(callerAddress(request)),
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('too-many-requests', { seconds: Math.ceil(ttl / 1000) }),
  })
  // The body stays bytes until the caller's rights are known; http/register-feature parses it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(answerError)
  compressAnswers(app)
  registerHealth(app, complete, await clientBuildOf(options.webDirectory))
  registerOpenapi(app)

  for (const feature of features) feature.register(app, complete)

  if (options.webDirectory) await registerWebClient(app, options.webDirectory, options)
  app.setNotFoundHandler((request, reply) => errorReply(new DomainError('not-found'), request, reply))
  return app
}
