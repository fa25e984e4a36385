import type { Actor, Tx } from '../db/connection/transaction.ts'
import { DomainError } from '../db/domain-error.ts'

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const keptFor = 7 * 24 * 3600_000
const aheadAtMost = 24 * 3600_000

export interface KeyedCall {
  key: string
  route: string
  hash: Buffer
}

/** The caller's key. Throws `invalid-input` for one that is not a UUIDv7 of the last seven days. */
export function readKey(header: string | string[] | undefined, now: Date): string | undefined {
  if (header === undefined) return undefined
  const key = String(header).toLowerCase()
  const age = uuidV7.test(key) ? now.getTime() - instantOf(key).getTime() : Number.NaN
  if (age < keptFor && age > -aheadAtMost) return key
  throw new DomainError(
    'invalid-input',
    {},
    { issues: [{ path: 'Idempotency-Key', message: 'Khóa chống gửi trùng không hợp lệ' }] },
  )
}

const instantOf = (key: string) => new Date(Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16))

/**
 * Claims a key. Gives the stored answer when the call was already carried out; a copy that comes while the first
 * still runs waits for it here, on the row. Throws `idempotency-conflict` when the key was used for something else.
 */
export async function claimKey(tx: Tx, actor: Actor, call: KeyedCall): Promise<{ answer: unknown } | undefined> {
  const at = instantOf(call.key)
  const claimed = await tx.query(
    `insert into idempotency_key (store_id, at, id, employee_id, route, content_hash) values ($1, $2, $3, $4, $5, $6)
     on conflict (store_id, at, id) do nothing returning id`,
    [tx.storeId, at, call.key, actor.employeeId, call.route, call.hash],
  )
  if (claimed.length) return undefined
  const [stored] = await tx.query<{ route: string; hash: Buffer; employeeId: string; answer: unknown }>(
    `select route, content_hash as hash, employee_id, answer from idempotency_key where store_id = $1 and at = $2 and id = $3`,
    [tx.storeId, at, call.key],
  )
  const same =
    stored && stored.route === call.route && stored.employeeId === actor.employeeId && stored.hash.equals(call.hash)
  if (!same) throw new DomainError('idempotency-conflict')
  return { answer: stored.answer }
}

/** Keeps the answer for the copies of the call that may still come. */
export async function storeAnswer(tx: Tx, key: string, answer: unknown): Promise<void> {
  await tx.query('update idempotency_key set answer = $4 where store_id = $1 and at = $2 and id = $3', [
    tx.storeId,
    instantOf(key),
    key,
    JSON.stringify(answer ?? null),
  ])
}
