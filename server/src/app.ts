import type { Server } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import fastifyJwt from '@fastify/jwt'
import fastifyRateLimit from '@fastify/rate-limit'
import { accessRoutes } from '@quay/contract/access'
import { authRoutes } from '@quay/contract/auth'
import { billRoutes } from '@quay/contract/bill'
import { branchRoutes } from '@quay/contract/branch'
import { climateRoutes } from '@quay/contract/climate'
import { customerGroupRoutes } from '@quay/contract/customer-group'
import { deviceRoutes } from '@quay/contract/device'
import { disposalRoutes } from '@quay/contract/disposal'
import { doctorRoutes } from '@quay/contract/doctor'
import { drugIncidentRoutes } from '@quay/contract/drug-incident'
import { employeeRoutes } from '@quay/contract/employee'
import { excelRoutes } from '@quay/contract/excel'
import { exportRoutes } from '@quay/contract/export'
import { firstDayRoutes } from '@quay/contract/first-day'
import { homeRoutes } from '@quay/contract/home'
import { inboundRoutes } from '@quay/contract/inbound'
import { inboundReturnRoutes } from '@quay/contract/inbound-return'
import { inventoryCheckRoutes } from '@quay/contract/inventory-check'
import { setIssueMessages } from '@quay/contract/issue-message'
import { lotRoutes } from '@quay/contract/lot'
import { medicineRoutes } from '@quay/contract/medicine'
import { cashbookRoutes, debtRoutes, voucherRoutes } from '@quay/contract/money'
import { customerRoutes, providerRoutes } from '@quay/contract/partner'
import { plannedPriceRoutes, priceBookRoutes } from '@quay/contract/price-book'
import { productRoutes } from '@quay/contract/product'
import { productCareRoutes } from '@quay/contract/product-care'
import { productListRoutes } from '@quay/contract/product-list'
import { providerGroupRoutes } from '@quay/contract/provider-group'
import { purchaseOrderRoutes } from '@quay/contract/purchase-order'
import { qualityCheckRoutes } from '@quay/contract/quality-check'
import { recoveryKeyRoutes } from '@quay/contract/recovery-key'
import { reorderRoutes } from '@quay/contract/reorder'
import { roleRoutes } from '@quay/contract/role'
import { sampleMedicineRoutes } from '@quay/contract/sample-medicine'
import { savedViewRoutes } from '@quay/contract/saved-view'
import { settingRoutes } from '@quay/contract/setting'
import { transferRoutes } from '@quay/contract/stock-transfer'
import { stockValueRoutes } from '@quay/contract/stock-value'
import { storeRoutes } from '@quay/contract/store'
import { taxRoutes } from '@quay/contract/tax'
import { tillRoutes } from '@quay/contract/till'
import { uploadRoutes } from '@quay/contract/upload'
import { userLogRoutes } from '@quay/contract/user-log'
import { wantRoutes } from '@quay/contract/want'
import Fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { DomainError } from './db/domain-error.ts'
import type { Environment } from './environment.ts'
import { accessHandlers } from './features/access/routes.ts'
import { authHandlers } from './features/auth/routes.ts'
import { accessMinutes } from './features/auth/tokens.ts'
import { billHandlers } from './features/bill/routes.ts'
import { branchHandlers } from './features/branch/routes.ts'
import { cashbookHandlers } from './features/cashbook/routes.ts'
import { climateHandlers } from './features/climate/routes.ts'
import { customerHandlers } from './features/customer/routes.ts'
import { customerGroupHandlers } from './features/customer-group/routes.ts'
import { debtHandlers } from './features/debt/routes.ts'
import { deviceHandlers } from './features/device/routes.ts'
import { disposalHandlers } from './features/disposal/routes.ts'
import { doctorHandlers } from './features/doctor/routes.ts'
import { drugIncidentHandlers } from './features/drug-incident/routes.ts'
import { employeeHandlers } from './features/employee/routes.ts'
import { excelHandlers } from './features/excel/routes.ts'
import { exportHandlers } from './features/export/routes.ts'
import { firstDayHandlers } from './features/first-day/routes.ts'
import { homeHandlers } from './features/home/routes.ts'
import { uploadHandlers } from './features/image/routes.ts'
import { registerImages } from './features/image/serve-image.ts'
import { inboundHandlers } from './features/inbound/routes.ts'
import { inboundReturnHandlers } from './features/inbound-return/routes.ts'
import { inventoryCheckHandlers } from './features/inventory-check/routes.ts'
import { lotHandlers } from './features/lot/routes.ts'
import { medicineHandlers } from './features/medicine/routes.ts'
import { plannedPriceHandlers, priceBookHandlers } from './features/price-book/routes.ts'
import { productCareHandlers } from './features/product/care-routes.ts'
import { productListHandlers } from './features/product/list-routes.ts'
import { productHandlers } from './features/product/routes.ts'
import { providerHandlers } from './features/provider/routes.ts'
import { providerGroupHandlers } from './features/provider-group/routes.ts'
import { purchaseOrderHandlers } from './features/purchase-order/routes.ts'
import { qualityCheckHandlers } from './features/quality-check/routes.ts'
import { recoveryKeyHandlers } from './features/recovery-key/routes.ts'
import { reorderHandlers } from './features/reorder/routes.ts'
import { roleHandlers } from './features/role/routes.ts'
import { sampleMedicineHandlers } from './features/sample-medicine/routes.ts'
import { savedViewHandlers } from './features/saved-view/routes.ts'
import { settingHandlers } from './features/setting/routes.ts'
import { transferHandlers } from './features/stock-transfer/routes.ts'
import { stockValueHandlers } from './features/stock-value/routes.ts'
import { storeHandlers } from './features/store/routes.ts'
import { taxHandlers } from './features/tax/routes.ts'
import { tillHandlers } from './features/till/routes.ts'
import { userLogHandlers } from './features/user-log/routes.ts'
import { voucherHandlers } from './features/voucher/routes.ts'
import { wantHandlers } from './features/want/routes.ts'
import { callerAddress } from './http/caller-address.ts'
import { countedAddress } from './http/counted-address.ts'
import { answerError, errorReply } from './http/error-reply.ts'
import { registerHealth } from './http/health.ts'
import { keepSecure } from './http/keep-secure.ts'
import { checkHost } from './http/known-host.ts'
import type { Metrics } from './http/metrics.ts'
import { registerOpenapi } from './http/openapi.ts'
import { registerFeature } from './http/register-feature.ts'
import { headersOfTheLost, registerSecurityHeaders } from './http/security-headers.ts'
import { makeTurns } from './http/turns.ts'
import { answerUnreadable } from './http/unreadable-request.ts'
import { registerWebClient } from './http/web-client.ts'
import type { Runtime } from './runtime.ts'

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
  bodyLimit?: number
}

/** A number is how many proxies stand in front: what the farthest of them wrote is the caller's address. */
const trustedProxies = (proxies: Environment['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Puts the server together: plugins, error mapping, and one line for each feature. */
export async function buildApp(
  runtime: Omit<Runtime, 'log' | 'turns'>,
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
    // Looked at by http/known-host.ts, which answers with our headers.
    http: { requireHostHeader: false },
    genReqId: () => crypto.randomUUID().slice(0, 8),
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    ...(tls ? { serverFactory: handler => createServer({ ...tls, requireHostHeader: false }, handler) } : {}),
  }
  const app = Fastify(settings)
  const complete: Runtime = { ...runtime, log: app.log, turns: makeTurns() }
  options.metrics?.observe(app)

  await registerSecurityHeaders(app)
  checkHost(app, options.allowedHosts ?? 'any')
  if (tls) keepSecure(app)
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
  registerHealth(app, complete)
  registerOpenapi(app)

  registerFeature(
    app,
    complete,
    authRoutes,
    authHandlers(complete, payload => app.jwt.sign(payload)),
  )
  registerFeature(app, complete, accessRoutes, accessHandlers(complete))
  registerFeature(app, complete, billRoutes, billHandlers)
  registerFeature(app, complete, productRoutes, productHandlers)
  registerFeature(app, complete, medicineRoutes, medicineHandlers)
  registerFeature(app, complete, productListRoutes, productListHandlers)
  registerFeature(app, complete, productCareRoutes, productCareHandlers)
  registerFeature(app, complete, doctorRoutes, doctorHandlers)
  registerFeature(app, complete, sampleMedicineRoutes, sampleMedicineHandlers)
  registerFeature(app, complete, savedViewRoutes, savedViewHandlers)
  registerFeature(app, complete, inventoryCheckRoutes, inventoryCheckHandlers)
  registerFeature(app, complete, disposalRoutes, disposalHandlers)
  registerFeature(app, complete, purchaseOrderRoutes, purchaseOrderHandlers)
  registerFeature(app, complete, providerGroupRoutes, providerGroupHandlers)
  registerFeature(app, complete, recoveryKeyRoutes, recoveryKeyHandlers(complete))
  registerFeature(app, complete, reorderRoutes, reorderHandlers)
  registerFeature(app, complete, wantRoutes, wantHandlers)
  registerFeature(app, complete, qualityCheckRoutes, qualityCheckHandlers)
  registerFeature(app, complete, drugIncidentRoutes, drugIncidentHandlers)
  registerFeature(app, complete, lotRoutes, lotHandlers)
  registerFeature(app, complete, climateRoutes, climateHandlers)
  registerFeature(app, complete, transferRoutes, transferHandlers)
  registerFeature(app, complete, stockValueRoutes, stockValueHandlers)
  registerFeature(app, complete, customerRoutes, customerHandlers)
  registerFeature(app, complete, customerGroupRoutes, customerGroupHandlers)
  registerFeature(app, complete, priceBookRoutes, priceBookHandlers)
  registerFeature(app, complete, plannedPriceRoutes, plannedPriceHandlers)
  registerFeature(app, complete, providerRoutes, providerHandlers)
  registerFeature(app, complete, settingRoutes, settingHandlers)
  registerFeature(app, complete, storeRoutes, storeHandlers)
  registerFeature(app, complete, branchRoutes, branchHandlers)
  registerFeature(app, complete, tillRoutes, tillHandlers)
  registerFeature(app, complete, firstDayRoutes, firstDayHandlers(complete))
  registerFeature(app, complete, homeRoutes, homeHandlers)
  registerFeature(app, complete, inboundRoutes, inboundHandlers)
  registerFeature(app, complete, inboundReturnRoutes, inboundReturnHandlers)
  registerFeature(app, complete, cashbookRoutes, cashbookHandlers)
  registerFeature(app, complete, voucherRoutes, voucherHandlers)
  registerFeature(app, complete, debtRoutes, debtHandlers)
  registerFeature(app, complete, deviceRoutes, deviceHandlers)
  registerFeature(app, complete, uploadRoutes, uploadHandlers)
  registerImages(app, complete)
  registerFeature(app, complete, roleRoutes, roleHandlers)
  registerFeature(app, complete, employeeRoutes, employeeHandlers(complete))
  registerFeature(app, complete, taxRoutes, taxHandlers)
  registerFeature(app, complete, userLogRoutes, userLogHandlers(complete))
  registerFeature(app, complete, excelRoutes, excelHandlers(complete))
  registerFeature(app, complete, exportRoutes, exportHandlers)

  if (options.webDirectory) await registerWebClient(app, options.webDirectory)
  app.setNotFoundHandler((request, reply) => errorReply(new DomainError('not-found'), request, reply))
  return app
}
