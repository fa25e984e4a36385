import type { FastifyInstance } from 'fastify'
import type { Runtime } from '../runtime.ts'
import { basePath } from './register-feature.ts'

/** Monitors ask often. */
const timesTheOrdinary = 10

/**
 * GET health answers 200 when the database does; it reads no store's rows. It says which build of the client the server gives, and which
 * database it has, and what time it is.
 */
export function registerHealth(app: FastifyInstance, runtime: Runtime, build: string | undefined): void {
  const { publicRateLimit: ordinary } = runtime
  const rateLimit = ordinary && { ...ordinary, max: ordinary.max * timesTheOrdinary }
  app.get(`${basePath}/health`, { config: { rateLimit } }, async () => {
    const { rows } = await runtime.pool.query<{ epoch: string }>('select id as epoch from database_epoch')
    return {
      code: 200,
      message: 'Thành công',
      data: { status: 'ok', epoch: rows[0]?.epoch, build, serverTime: new Date().toISOString() },
    }
  })
}
