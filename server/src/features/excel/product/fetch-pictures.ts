import { createHash } from 'node:crypto'
import { picturesAtMost } from '@quay/domain/excel/picture-addresses'
import { afterFetch, type FetchOutcome, nextFetch } from '@quay/domain/picture/after-fetch'
import type pg from 'pg'
import { inStore } from '../../../db/connection/in-store.ts'
import { storeIds } from '../../../db/connection/stores.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { fetchPublic } from '../../../outside/fetch-public.ts'
import type { Quotas } from '../../../quotas.ts'
import { newSlug } from '../../bill/new-slug.ts'
import type { DecodedImage } from '../../image/decode-image.ts'
import { readPicture } from '../../image/read-picture.ts'
import { type RoomOwner, requireRoom } from '../../store/require-room.ts'

interface Fetching {
  now: () => Date
  log: { error(details: object, words: string): void }
  /** Milliseconds that one picture may take. */
  patience?: number
  /** Which addresses of the network may be connected to; left out, those of the open internet. */
  isAllowed?: (address: string) => boolean
  /** What a store may fill at most. */
  quotas?: Quotas | undefined
}

interface Claimed {
  id: string
  productId: string
  address: string
  attempts: number
  createdBy: string
}

/** A camera's picture, not a film. */
const bytesAtMost = 8 * 1024 * 1024
const patienceOfOne = 20_000
/** So many in a row that are not reached: the shop has no network, and the others wait for the next round. */
const lostInARow = 3
/** A round ends after so many milliseconds; what is left is for the next one. */
const longestRound = 20 * 60_000

/** Fetches what is due, of one file or of all stores, one after the other. Takes a connection of the owner. */
export async function fetchPictures(
  owner: pg.ClientBase,
  of: { storeId: string; fileId?: string } | null,
  fetching: Fetching,
): Promise<void> {
  const until = Date.now() + longestRound
  for (const storeId of of ? [of.storeId] : await storeIds(owner)) {
    let lost = 0
    while (lost < lostInARow && Date.now() < until) {
      const claimed = await inStore(owner, storeId, () => claim(owner, storeId, of?.fileId ?? null, fetching.now()))
      if (!claimed) break
      const got = await take(storeId, claimed, fetching)
      const answer = 'picture' in got ? ({ outcome: 'taken' } as const) : got
      await inStore(owner, storeId, async () => {
        if (!(await isOurs(owner, storeId, claimed))) return
        const kept = 'picture' in got ? await keep(owner, storeId, claimed, got.picture, fetching) : answer
        await writeAnswer(owner, storeId, claimed, kept, fetching.now())
      })
      lost = answer.outcome === 'unreachable' ? lost + 1 : 0
    }
  }
}

/** Takes a due picture and records its try as failed in advance: if this process ends, another try follows. */
async function claim(owner: pg.ClientBase, storeId: string, fileId: string | null, now: Date): Promise<Claimed | null> {
  const { rows } = await owner.query<Claimed>(
    `select id, product_id, address, attempts, created_by from picture_fetch
     where store_id = $1 and state = 'WAITING' and next_attempt_at <= $2 and ($3::uuid is null or excel_file_id = $3)
     order by next_attempt_at, id limit 1 for update skip locked`,
    [storeId, now, fileId],
  )
  const row = rows[0]
  if (!row) return null
  const attempts = row.attempts + 1
  await owner.query('update picture_fetch set attempts = $3, next_attempt_at = $4 where store_id = $1 and id = $2', [
    storeId,
    row.id,
    attempts,
    nextFetch(attempts, now),
  ])
  return { ...row, attempts }
}

/** The picture of an address, by the same checks and in the same size as one that is uploaded. */
async function take(
  storeId: string,
  { id, address }: Claimed,
  { log, patience = patienceOfOne, isAllowed }: Fetching,
): Promise<{ picture: DecodedImage } | Exclude<FetchOutcome, { outcome: 'taken' }>> {
  try {
    const fetched = await fetchPublic(address, {
      most: bytesAtMost,
      signal: AbortSignal.timeout(patience),
      ...(isAllowed && { isAllowed }),
    })
    if (fetched.outcome !== 'taken') return fetched
    return { picture: await readPicture(storeId, { file: fetched.bytes, purpose: 'product' }) }
  } catch (error) {
    if (error instanceof DomainError)
      return { outcome: error.code === 'files-waiting' ? 'unreachable' : 'refused', words: error.message }
    log.error({ err: error, picture: id }, 'A picture could not be read')
    return { outcome: 'refused', words: 'Không đọc được hình này.' }
  }
}

/** Puts a picture behind those that the product has. */
async function keep(
  owner: pg.ClientBase,
  storeId: string,
  { productId, createdBy }: Claimed,
  { bytes, width, height }: DecodedImage,
  { now: clock, quotas }: Fetching,
): Promise<FetchOutcome> {
  const now = clock()
  const full = await fullness(
    { storeId, quotas, query: async (text, values) => (await owner.query(text, values)).rows },
    bytes,
  )
  if (full !== null) return { outcome: 'refused', words: full }
  const { rows: products } = await owner.query<{ isMerged: boolean }>(
    'select merged_into is not null as is_merged from product where store_id = $1 and id = $2 for no key update',
    [storeId, productId],
  )
  if (!products[0] || products[0].isMerged) return { outcome: 'refused', words: 'Hàng này đã gộp vào hàng khác.' }
  const { rows: places } = await owner.query<{ position: number | null }>(
    `select min(place) as position from generate_series(0, $3::int - 1) place
     where not exists (select from product_image where store_id = $1 and product_id = $2 and position = place)`,
    [storeId, productId, picturesAtMost],
  )
  const position = places[0]?.position ?? null
  if (position === null) return { outcome: 'refused', words: `Hàng này đã có đủ ${picturesAtMost} hình.` }
  const [imageId, slug] = [newId(), newSlug()]
  await owner.query(
    `insert into image (store_id, id, slug, purpose, width, height, bytes, created_by, created_at, content_hash)
     values ($1, $2, $3, 'product', $4, $5, $6, $7, $8, $9)`,
    [storeId, imageId, slug, width, height, bytes, createdBy, now, createHash('sha256').update(bytes).digest()],
  )
  await owner.query(`insert into public_slug (store_id, slug, kind, id) values ($1, $2, 'image', $3)`, [
    storeId,
    slug,
    imageId,
  ])
  await owner.query(
    'insert into product_image (store_id, id, product_id, image_id, position) values ($1, $2, $3, $4, $5)',
    [storeId, newId(), productId, imageId, position],
  )
  await owner.query('update product set version = version + 1, changed_at = $3 where store_id = $1 and id = $2', [
    storeId,
    productId,
    now,
  ])
  return { outcome: 'taken' }
}

/** What to say where the store has no room for the picture; null where it has. */
async function fullness(store: RoomOwner, bytes: Buffer): Promise<string | null> {
  try {
    await requireRoom(store, 'files', 1)
    await requireRoom(store, 'storage', bytes.length)
    return null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'quota-reached') return error.message
    throw error
  }
}

/** Whether it is still this try that the picture waits for, under lock: a user may have asked for it anew meanwhile. */
async function isOurs(owner: pg.ClientBase, storeId: string, { id, attempts }: Claimed): Promise<boolean> {
  const { rowCount } = await owner.query(
    `select from picture_fetch where store_id = $1 and id = $2 and attempts = $3 and state = 'WAITING' for update`,
    [storeId, id, attempts],
  )
  return rowCount === 1
}

async function writeAnswer(
  owner: pg.ClientBase,
  storeId: string,
  { id, attempts }: Claimed,
  answer: FetchOutcome,
  now: Date,
): Promise<void> {
  const { state, nextAttemptAt, problem } = afterFetch(attempts, answer, now)
  await owner.query(
    'update picture_fetch set state = $3, next_attempt_at = $4, problem = $5 where store_id = $1 and id = $2',
    [storeId, id, state, nextAttemptAt, problem],
  )
}
