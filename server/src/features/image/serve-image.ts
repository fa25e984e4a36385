import { imagePath, imageSlug } from '@quay/contract/upload/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../db/domain-error.ts'
import { callerAddress } from '../../http/caller/caller-address.ts'
import { countedAddress } from '../../http/caller/counted-address.ts'
import { basePath } from '../../http/register-feature.ts'
import { runRequest } from '../../http/run-request.ts'
import type { Runtime } from '../../runtime.ts'

/** A page shows many faces at once, and each is asked for once in a browser's life. */
const timesTheOrdinary = 10

/**
 * GET public/image/:slug answers the picture itself, the one answer that is no envelope. It is always WebP written by
 * ourselves, and says so in every way a browser knows: no guessing of another type, nothing in it may run or load.
 */
export function registerImages(app: FastifyInstance, runtime: Runtime): void {
  const { publicRateLimit: ordinary } = runtime
  app.get<{ Params: { slug: string } }>(
    basePath + imagePath,
    { config: { rateLimit: ordinary && { ...ordinary, max: ordinary.max * timesTheOrdinary } } },
    async (request, reply) => {
      const bytes = await readBytes(runtime, request.params.slug, request)
      return headed(reply).send(bytes)
    },
  )
}

const headed = (reply: FastifyReply) =>
  reply.headers({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="image.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    // Another picture has another slug, so this one never changes.
    'cache-control': 'public, max-age=31536000, immutable',
  })

async function readBytes(runtime: Runtime, slug: string, request: FastifyRequest): Promise<Buffer> {
  if (!imageSlug.test(slug)) throw new DomainError('not-found')
  const opening = {
    pool: runtime.pool,
    turns: runtime.turns,
    lane: 'public' as const,
    caller: { store: countedAddress(callerAddress(request)), session: '' },
    sendJob: runtime.sendJob,
    origin: { address: null, userAgent: null, device: null, requestId: request.id },
    storeId: null,
    readOnly: true,
  }
  return runRequest(opening, async tx => {
    const [found] = await tx.query<{ storeId: string; id: string }>(
      `select store_id, id from thing_of_slug($1, 'image')`,
      [slug],
    )
    if (!found) throw new DomainError('not-found')
    await tx.enterStore(found.storeId)
    const [image] = await tx.query<{ bytes: Buffer }>(
      `select bytes from image where store_id = $1 and id = $2 and purpose <> 'paper'`,
      [found.storeId, found.id],
    )
    if (!image) throw new DomainError('not-found')
    return image.bytes
  })
}
