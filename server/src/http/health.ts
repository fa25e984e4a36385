import type { FastifyInstance } from 'fastify'
import type { Runtime } from '../runtime.ts'
import { basePath } from './register-feature.ts'

/** Monitors ask often. */
const timesTheOrdinary = 10

/** GET health answers 200 when the database does, with the client's build and the clock; it reads no store's rows. */
export function registerHealth(app: FastifyInstance, runtime: Runtime, build: string): void {
  const { publicRateLimit: ordinary } = runtime
  const rateLimit = ordinary && { ...ordinary, max: ordinary.max * timesTheOrdinary }
  app.get(`${basePath}/health`, { config: { rateLimit } }, async () => {
    await runtime.pool.query('select 1')
    return { code: 200, message: 'Thành công', data: { status: 'ok', build, serverTime: new Date().toISOString() } }
  })
}
